import { opponent } from "../../engine/game.ts";
import type { Trace } from "./trace.ts";

/**
 * Whose bound lets a search leave the rest of a node unread; `value` is that bound.
 *
 * - ancestor: `node`, the parent or one far above, already has `value` from its `child`.
 * - caller: the whole search was asked for a window that ends there.
 * - nullWindow: the search itself entered `node` with a window tighter than any bound on the path, as a test; the
 *   root too, where it is searched more than once.
 * - research: a test had left `node` with `value`, and it was entered again to be asked for what is beyond.
 * - table: an entry of the transposition table had narrowed the window of `node`.
 * - chance: the chance node `node` asked of its child `child` no more than whether it is worth `value`, at least or at most. If
 *   so, its own mean lies at its own bound or beyond, whatever its other children are; `behind` says whose bound that is. Only
 *   a `ChanceTrace` has such an owner.
 */
export type Owner =
  | { readonly kind: "ancestor"; readonly node: number; readonly child: number; readonly value: number }
  | { readonly kind: "caller"; readonly value: number }
  | { readonly kind: "nullWindow"; readonly node: number; readonly value: number }
  | { readonly kind: "research"; readonly node: number; readonly value: number }
  | { readonly kind: "table"; readonly node: number; readonly value: number }
  | {
      readonly kind: "chance";
      readonly node: number;
      readonly child: number;
      readonly value: number;
      readonly behind: Owner;
    };

/**
 * The owner of the bound behind the cutoff that leads to `step`: at a MAX node that of beta, at a MIN node that
 * of alpha. Of several nodes on the path that have the bound it is the highest. Throws a RangeError where no
 * cutoff leads to the step.
 */
export function ownerOf(trace: Trace<unknown>, step: number): Owner {
  const cutoff = step > 0 ? trace.event(step) : undefined;
  if (cutoff?.kind !== "cutoff") throw new RangeError(`No cutoff leads to step ${step}`);
  const cut = cutoff.node;
  const { alpha, beta } = trace.node(cut, step);
  const answer = tableAnswer(trace, cut, step);
  // The window as far as it was told is still open: it was an answer of the table that closed it.
  if (alpha < beta && answer !== undefined) return { kind: "table", node: cut, value: answer };
  return setterOf(trace, cut, step);
}

/** Who set the bound with which `cut` was entered, on the side where the opponent's bounds are. */
function setterOf(trace: Trace<unknown>, cut: number, step: number): Owner {
  const setter = opponent(trace.side(cut));
  const end = setter === "min" ? "beta" : "alpha";
  const value = trace.entryWindow(cut, step)[end];
  for (let node = cut; ; node = trace.parent(node)) {
    const parent = trace.parent(node);
    if (parent < 0)
      return isSearchedAgain(trace, step) ? { kind: "nullWindow", node, value } : { kind: "caller", value };
    if (trace.entryWindow(parent, step)[end] === value) continue;
    if (trace.side(parent) === setter && trace.node(parent, step).best === value) {
      return { kind: "ancestor", node: parent, child: trace.bestChild(parent, step), value };
    }
    if (tableAnswer(trace, parent, step) === value) return { kind: "table", node: parent, value };
    return { kind: followsResearch(trace, node, step) ? "research" : "nullWindow", node, value };
  }
}

/** Whether the root is entered more than once in the iteration of `step`: the windows are not the caller's then. */
function isSearchedAgain(trace: Trace<unknown>, step: number): boolean {
  const [from, to] = [trace.log.last("iteration", step), trace.log.first("iteration", step)];
  return trace.enters(0).filter((enter) => enter > from && enter < to).length > 1;
}

/** Whether the node's visit at `step` is a second search, told of just before. */
function followsResearch(trace: Trace<unknown>, node: number, step: number): boolean {
  const before = enterOf(trace, node, step) - 1;
  return before > 0 && trace.event(before).kind === "research";
}

/** The value that the table gave when the node's visit at `step` began. */
function tableAnswer(trace: Trace<unknown>, node: number, step: number): number | undefined {
  const entered = enterOf(trace, node, step);
  const asked = entered < trace.length ? trace.event(entered + 1) : undefined;
  return asked?.kind === "probe" && asked.node === node ? asked.value : undefined;
}

/** The step that began the node's visit at `step`. */
const enterOf = (trace: Trace<unknown>, node: number, step: number): number =>
  trace.enters(node).findLast((enter) => enter <= step) ?? step;
