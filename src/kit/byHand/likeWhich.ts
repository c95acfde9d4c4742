import { type MistakeName, mistakes } from "../../mistakes/index.ts";
import { type AlgorithmName, algorithmNames } from "../run/algorithms.ts";
import { countsForMover } from "../run/countsForMover.ts";
import { type Run, runSetup } from "../run/run.ts";
import { type Act, writeAct } from "./act.ts";
import { actsOf, askedOf } from "./actsOf.ts";

/** Searches that somebody may have carried out in the place of the one that was asked for. */
export type OtherName = AlgorithmName;

/**
 * The searches that do in a tree what was done, up to an act at which the right one does another: mistakes in the search
 * itself first, then others whose acts are of the same kinds. Their code must be at hand (`haveAllSearches`).
 */
export function likeWhich(run: Run, done: readonly Act[], act: Act): OtherName[] {
  // What is usually done wrong with chance is told by its reason.
  if (run.chance) return [];
  const acts = [...done, act].map(writeAct);
  return othersThan(run.setup.algorithm).filter((name) => {
    const others = actsHere(run, name);
    return others !== undefined && acts.every((act, place) => act === others[place]);
  });
}

/** Which searches a search may be taken for. */
function othersThan(algorithm: AlgorithmName): OtherName[] {
  const spoiled = (Object.keys(mistakes) as MistakeName[]).filter(
    (name) => mistakes[name].spoils === algorithm,
  );
  const { windows, table } = askedOf({ setup: { algorithm } });
  const alike = algorithmNames.filter((name) => {
    const asked = askedOf({ setup: { algorithm: name } });
    const sameForm = asked.windows === windows && asked.table === table;
    return name !== algorithm && sameForm && countsForMover(name) === countsForMover(algorithm);
  });
  return [...spoiled, ...alike];
}

const known = new WeakMap<Run, Map<OtherName, readonly string[] | undefined>>();

/** What another search does in the tree of a run; undefined where it throws, as some wrong ones do. */
function actsHere(run: Run, name: OtherName): readonly string[] | undefined {
  const found = known.get(run) ?? new Map<OtherName, readonly string[] | undefined>();
  known.set(run, found);
  if (!found.has(name)) {
    try {
      const other = runSetup({ ...run.setup, algorithm: name });
      found.set(
        name,
        actsOf(other, askedOf(run)).map(({ act }) => writeAct(act)),
      );
    } catch {
      found.set(name, undefined);
    }
  }
  return found.get(name);
}
