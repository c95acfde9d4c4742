import fc from "fast-check";
import type { Frame, PlyPicture } from "../../src/drawing/plyLayout.ts";
import { plyHeight } from "../../src/drawing/plyLayout.ts";
import { ticTacToe, ticTacToeClass } from "../../src/engine/index.ts";
import { type PlyGraph, plyGraph } from "../../src/trace/plyGraph.ts";
import { arbitraryTicTacToe } from "../engine/games/arbitraryTicTacToe.ts";

/** What a figure draws of the plies below a position, and the frame that it gives them. */
export interface DrawnPlies {
  readonly graph: PlyGraph<number, number>;
  readonly picture: PlyPicture;
  readonly frame: Frame;
}

export function pliesOf(position: number, plies: number, folded: boolean, width: number): DrawnPlies {
  const classOf = folded ? ticTacToeClass : undefined;
  const graph = plyGraph(ticTacToe, position, { plies, limit: 800, classOf });
  const labelled = graph.rows.map((row) =>
    row.some((node) => node.outcome !== undefined || node.positions > 1),
  );
  const bands = graph.rows.at(-1)!.some(({ outcome }) => outcome === undefined)
    ? plies + 1 - graph.rows.length
    : 0;
  const frame = { width, height: plyHeight(graph.rows.length, bands) };
  return { graph, picture: { rows: graph.rows, labelled, bands }, frame };
}

/** The plies below any position, drawn on a phone or on a desk. */
export const arbitraryPlies = (folded: boolean): fc.Arbitrary<DrawnPlies> =>
  fc
    .tuple(arbitraryTicTacToe, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 280, max: 1100 }))
    .map(([position, plies, width]) => pliesOf(position, plies, folded, width));
