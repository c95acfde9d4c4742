import type { Layout } from "./layout.ts";

/** The part of a tree that is seen, in units of its layout, such as leaves from the left: from 0 to as many as there are. */
export interface LeafView {
  readonly from: number;
  readonly to: number;
}

/** No closer than so many units side by side. */
const fewest = 2;
/** What stands beside a node that is looked at, as a share of its own width. */
const margin = 0.04;

export const wholeView = (width: number): LeafView => ({ from: 0, to: width });

export const isWhole = ({ from, to }: LeafView, width: number): boolean => from <= 0 && to >= width;

/** The view nearest to what is asked for that lies within the tree. */
export function within({ from, to }: LeafView, width: number): LeafView {
  const span = Math.min(width, Math.max(Math.min(fewest, width), to - from));
  const middle = (from + to) / 2;
  const start = Math.min(width - span, Math.max(0, middle - span / 2));
  return { from: start, to: start + span };
}

/** Closer by a factor; what stands at `at`, a share of the width, stays where it is. */
export function zoomed({ from, to }: LeafView, factor: number, at: number, width: number): LeafView {
  const span = Math.min(width, Math.max(Math.min(fewest, width), (to - from) / factor));
  const start = from + at * (to - from - span);
  return within({ from: start, to: start + span }, width);
}

/** Moved by a share of what is seen. */
export const panned = ({ from, to }: LeafView, share: number, width: number): LeafView =>
  within({ from: from + share * (to - from), to: to + share * (to - from) }, width);

/** A node and all below it, with a little of its neighbours. */
export function viewOfNode(layout: Layout, node: number): LeafView {
  const { from, to } = layout.reachOf(node);
  const beside = Math.max(margin * (to - from), to - from < fewest ? fewest / 2 : 0);
  return within({ from: from - beside, to: to + beside }, layout.width);
}

/**
 * The same view moved as little as is needed to have a node in it, with all below it where there is room for that; as it is
 * where it has.
 */
export function viewWith(layout: Layout, view: LeafView, node: number): LeafView {
  const { from, to } = view;
  const seen = [layout.reachOf(node), layout.spanOf(node)].find((part) => part.to - part.from <= to - from);
  if (seen === undefined) {
    const { from: first, to: last } = layout.spanOf(node);
    return first <= from && last >= to ? view : viewOfNode(layout, node);
  }
  if (seen.from < from) return within({ from: seen.from, to: seen.from + to - from }, layout.width);
  if (seen.to > to) return within({ from: seen.to - (to - from), to: seen.to }, layout.width);
  return view;
}

/** On the way from one view to another, by a share from 0 to 1: each moment is as much closer as the one before. */
export function between(one: LeafView, other: LeafView, share: number): LeafView {
  const [here, there] = [one.to - one.from, other.to - other.from];
  const span = here * (there / here) ** share;
  const gone = here === there ? share : (span - here) / (there - here);
  const middle = (view: LeafView) => (view.from + view.to) / 2;
  const at = middle(one) + gone * (middle(other) - middle(one));
  return { from: at - span / 2, to: at + span / 2 };
}
