import { describe, expect, it } from "vitest";
import "../../../src/kit/run/haveAllSearches.ts";
import { random, writeTree } from "../../../src/engine/index.ts";
import { writeAct } from "../../../src/kit/byHand/act.ts";
import { actsOf, askedOf } from "../../../src/kit/byHand/actsOf.ts";
import { levels } from "../../../src/kit/byHand/difficulty.ts";
import { drawTree } from "../../../src/kit/byHand/drawTree.ts";
import { HandState } from "../../../src/kit/byHand/handState.ts";
import { likeWhich } from "../../../src/kit/byHand/likeWhich.ts";
import { reasonFor } from "../../../src/kit/byHand/reasonFor.ts";
import { another } from "../../../src/kit/byHand/words.ts";
import { algorithmNames } from "../../../src/kit/run/algorithms.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { type Setup, setupOf } from "../../../src/kit/run/setup.ts";
import { type MistakeName, mistakes, type SearchShowcase } from "../../../src/mistakes/index.ts";

/** Mistakes that no act shows, each with the reason. */
const unseen: Readonly<Partial<Record<MistakeName, string>>> = {
  lastOfEquals: "It chooses another of equal moves in the end, and does all acts before alike.",
  slowDigest: "It asks the table by another key, and gets the same answers, only later.",
};

const names = (Object.keys(mistakes) as MistakeName[]).filter((name) =>
  algorithmNames.includes(mistakes[name].spoils as (typeof algorithmNames)[number]),
);

/** What the bug lab shows a mistake on, which some need: a game, a limit of plies, a score by distance. */
const exhibits = import.meta.glob<{ showcase?: SearchShowcase }>("../../../src/mistakes/searches/*.ts", {
  eager: true,
});
const exhibitOf = (name: MistakeName) =>
  Object.entries(exhibits).find(([path]) => path.endsWith(`/${name}.ts`))?.[1].showcase?.setup;

/** What a mistake is looked for on: its exhibit, and trees of all levels. */
function* subjects(name: MistakeName, count: number): Generator<Partial<Setup>> {
  const exhibit = exhibitOf(name);
  if (exhibit) yield exhibit as Partial<Setup>;
  const chance = random(`mistakes ${name}`);
  for (let at = 0; at < count; at++)
    yield { tree: writeTree(drawTree(chance, levels[at % levels.length], true)) };
}

/** Where a wrong search first does something else than the right one; undefined where it never does. */
function parting(name: MistakeName, subject: Partial<Setup>) {
  const run = runSetup(setupOf({ ...subject, algorithm: mistakes[name].spoils }));
  const right = actsOf(run).map(({ act }) => act);
  let wrong: typeof right;
  try {
    wrong = actsOf(runSetup({ ...run.setup, algorithm: name }), askedOf(run)).map(({ act }) => act);
  } catch {
    return undefined;
  }
  const place = wrong.findIndex((act, i) => right[i] === undefined || writeAct(act) !== writeAct(right[i]));
  if (place < 0 || right[place] === undefined) return undefined;
  return { run, done: right.slice(0, place), act: wrong[place], right: right[place] };
}
const partings = (name: MistakeName, count: number) =>
  [...subjects(name, count)].flatMap((subject) => parting(name, subject) ?? []);

describe("a mistake made by hand", () => {
  it.each(names)("is told to be %s", (name) => {
    const found = partings(name, 25);
    for (const { run, done, act, right } of found) {
      expect(likeWhich(run, done, act)).toContain(name);
      expect(reasonFor(new HandState(run, done), act, right)).not.toBe("");
    }
    expect({ [name]: found.length > 0 }).toEqual({ [name]: unseen[name] === undefined });
  });

  it("has a reason of its own, whichever search is taken for which", () => {
    const found = names.flatMap((name) => partings(name, 14));
    expect(found.length).toBeGreaterThan(100);
    const general = found.filter(
      ({ run, done, act, right }) => reasonFor(new HandState(run, done), act, right) === another,
    );
    expect(general.map(({ run, act, right }) => [run.setup, act, right])).toEqual([]);
  });
});
