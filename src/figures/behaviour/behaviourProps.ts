import { guardLeaves, guardTree, writeBehaviour } from "../../engine/behaviour/index.ts";
import type { BehaviourView } from "./behaviourView.ts";

/** What a chapter says of a behaviour tree that its readers tick. */
export interface BehaviourProps extends Partial<BehaviourView> {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
}

/** A yard with walls to hide behind, below the guard's round. */
const yard = "A....B../.##..#../.....#../.#....../.#..##.I";

/** What a figure shows where its chapter does not say otherwise: the whole guard, and nobody about. */
export const behaviourViewOf = ({ tree, map, intruder, ticks, at }: BehaviourProps): BehaviourView => ({
  tree: tree ?? writeBehaviour(guardTree(), guardLeaves),
  map: map ?? yard,
  intruder: intruder ?? "",
  ticks: ticks ?? 12,
  at: at ?? "start",
});
