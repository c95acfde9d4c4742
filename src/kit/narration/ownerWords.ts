import { sayValue } from "../../drawing/formatValue.ts";
import type { Side } from "../../engine/game.ts";
import type { Owner } from "../../trace/index.ts";
import type { Run } from "../run/run.ts";
import { tracedName } from "../tree/nodeNames.ts";

/** Who holds the bound that closed the window at a node where `side` was to move, and what follows: a sentence. */
export function ownerWords(run: Run, owner: Owner, side: Side): string {
  const nameOf = (node: number) => tracedName(run, node);
  const value = sayValue(owner.value);
  const elsewhere = "so the game will not come this way";
  switch (owner.kind) {
    case "ancestor": {
      const where = owner.node === 0 ? "at the root" : `after ${nameOf(owner.node)}`;
      const holder = side === "min" ? "MAX" : "MIN";
      return `${holder} already has *${value}* ${where}, from ${nameOf(owner.child)}, ${elsewhere}.`;
    }
    case "caller":
      return `The window this search was given asks only for values ${side === "min" ? "above" : "below"} *${value}*, ${elsewhere}.`;
    case "nullWindow":
      return `It was only asked whether there is ${side === "min" ? "more than" : "as much as"} *${value}*, which is answered.`;
    case "research": {
      const bound = side === "min" ? "least" : "most";
      return `The test has shown that ${nameOf(owner.node)} is worth *${value}* at ${bound} anyway.`;
    }
    case "table":
      return `The table says *${value}*, ${elsewhere}.`;
  }
}
