import { readSetup, writeSetup } from "../../kit/run/setup.ts";
import { readSwitch } from "../../kit/view/readSwitch.ts";
import { type LaneOrder, type LockstepSetup, namedOrders } from "./lockstepSetup.ts";

/** What a figure of two searches shows: everything that a link must hold to show the same again. */
export interface LockstepView {
  readonly setup: LockstepSetup;
  /** The pair of steps. */
  readonly step: number;
  /** Values as the side to move counts them stand beside MAX's. */
  readonly movers?: boolean | undefined;
}

/** The view as parameters of a link; `readLockstepView` is its inverse. */
export function writeLockstepView({ setup, step, movers }: LockstepView): URLSearchParams {
  const parameters = writeSetup({ setup, step });
  if (setup.order !== "given") parameters.set("order", setup.order);
  parameters.set("against", setup.against);
  if (setup.againstOrder !== "given") parameters.set("againstOrder", setup.againstOrder);
  if (movers) parameters.set("movers", "yes");
  return parameters;
}

/** The view that a link's parameters describe. Throws an error that says which of them is wrong. */
export function readLockstepView(parameters: URLSearchParams): LockstepView {
  const { setup, step } = readSetup(parameters);
  const other = new URLSearchParams(parameters);
  other.set("algorithm", parameters.get("against") ?? setup.algorithm);
  const against = readSetup(other).setup.algorithm;
  const order = readOrder(parameters.get("order"));
  return {
    setup: { ...setup, order, against, againstOrder: readOrder(parameters.get("againstOrder")) },
    step,
    movers: readSwitch(parameters, "movers"),
  };
}

/** A rearranged tree is looked at when it is searched. */
function readOrder(text: string | null): LaneOrder {
  if (text === null) return "given";
  if ((namedOrders as readonly string[]).includes(text) || /^\s*[[(\d.+\-−]/.test(text)) return text;
  throw new Error(`there is no order "${text}"; the orders are ${namedOrders.join(", ")}, or a tree`);
}
