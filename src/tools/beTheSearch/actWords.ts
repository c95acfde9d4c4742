import { formatValue } from "../../drawing/formatValue.ts";
import type { Act } from "../../kit/byHand/act.ts";
import { signAt } from "../../kit/byHand/actsOf.ts";
import type { HandState } from "../../kit/byHand/handState.ts";
import { nodeName } from "../../kit/tree/nodeNames.ts";
import * as words from "./words.ts";

/** An act in words, done where somebody stands. */
export function actWords(state: HandState, act: Act): string {
  const { run, at } = state;
  const nameOf = (id: number) => nodeName(run, run.outline.nodes[id]);
  const here = at ? nodeName(run, at) : "";
  switch (act.kind) {
    case "enter": {
      const node = run.outline.nodes[act.node];
      const { value, side } = node;
      const name = nameOf(act.node);
      if (value !== undefined) return words.acts.read(name, formatValue(signAt(run, side) * value + 0));
      if (state.isLook(node)) return words.acts.look(name);
      return state.looks.has(act.node) ? words.acts.readWhole(name) : words.acts.enter(name);
    }
    case "window":
      return words.acts.window(here, words.window(act.alpha, act.beta));
    case "probe":
      return words.acts.probe(act.result);
    case "cut":
      return words.acts.cut(here);
    case "owner":
      return words.acts.owner(act.node === undefined ? undefined : nameOf(act.node));
    case "return":
      return words.acts.return(here, formatValue(act.value), act.bound);
  }
}
