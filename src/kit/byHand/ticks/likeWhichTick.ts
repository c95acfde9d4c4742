import { type Deed, tickMistakes } from "../../../mistakes/ticks/tickMistakes.ts";
import type { tickTitles } from "../../../mistakes/words/tickWords.ts";
import type { BehaviourRun } from "../../behaviour/behaviourRun.ts";
import { type TickAct, type TracedTickAct, writeTickAct } from "./tickActs.ts";

export type TickMistakeName = keyof typeof tickTitles;

/** The usual mistakes in ticking a behaviour tree that would do this act, where it is not the right one. */
export function likeWhichTick(run: BehaviourRun, traced: TracedTickAct, given: TickAct): TickMistakeName[] {
  const text = writeTickAct(given);
  return (Object.keys(mistakes) as TickMistakeName[]).filter((name) => {
    const act = mistakes[name](run, traced);
    return act !== undefined && writeTickAct(act) === text;
  });
}

type Mistaken = (run: BehaviourRun, traced: TracedTickAct) => TickAct | undefined;

const ofNode =
  (wrong: (typeof tickMistakes)[keyof typeof tickMistakes]): Mistaken =>
  (_, { open, situation }) => {
    const deed: Deed | undefined = situation && wrong(situation);
    if (deed === undefined || open === undefined) return undefined;
    return "tick" in deed
      ? { kind: "tick", node: open.children[deed.tick].id }
      : { kind: "answer", status: deed.answer };
  };

const mistakes: Readonly<Record<TickMistakeName, Mistaken>> = {
  ...(Object.fromEntries(
    Object.entries(tickMistakes).map(([name, wrong]) => [name, ofNode(wrong)]),
  ) as Record<keyof typeof tickMistakes, Mistaken>),
  skipsRoot({ nodes, trace }, { act, open, tick }) {
    if (act.kind === "reset" || open !== undefined) return undefined;
    const running = trace.states[tick].running;
    const deepest = nodes.findLast(({ path, id }) => id > 0 && running.has(path.join(".")));
    return deepest && { kind: "tick", node: deepest.id };
  },
  resetsNothing: (_, { act }) => (act.kind === "reset" ? { kind: "reset", nodes: [] } : undefined),
  resetsLeafAlone({ nodes }, { act }) {
    if (act.kind !== "reset") return undefined;
    return { kind: "reset", nodes: act.nodes.filter((id) => nodes[id].children.length === 0) };
  },
};
