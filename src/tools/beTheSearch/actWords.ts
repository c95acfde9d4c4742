import { formatValue } from "../../drawing/formatValue.ts";
import type { Act } from "../../kit/byHand/act.ts";
import { signAt } from "../../kit/byHand/actsOf.ts";
import type { HandState } from "../../kit/byHand/handState.ts";
import { nodeName } from "../../kit/tree/nodeNames.ts";
import * as words from "./words.ts";

/** An act in words, done where somebody stands. */
export function actWords({ run, at }: HandState, act: Act): string {
  const nameOf = (id: number) => nodeName(run, run.outline.nodes[id]);
  const here = at ? nodeName(run, at) : "";
  switch (act.kind) {
    case "enter": {
      const { value, side } = run.outline.nodes[act.node];
      const name = nameOf(act.node);
      return value === undefined
        ? words.acts.enter(name)
        : words.acts.read(name, formatValue(signAt(run, side) * value + 0));
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
