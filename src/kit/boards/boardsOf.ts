import { readGrid } from "../../games/face/grid.ts";
import type { OutlineNode } from "../../trace/index.ts";
import type { Subject } from "../run/run.ts";
import { changedCell } from "./changedCell.ts";

/** What a picture of a position is drawn from. */
export interface DrawnBoard {
  /** The game's name in `games`, which decides how its boards look. */
  readonly game: string;
  /** The position as the game's `diagram` writes it. */
  readonly rows: string;
  /** The cell of the last move, counted row by row from 0. */
  readonly last?: number | undefined;
}

/** How the nodes of a subject's tree are drawn as boards; undefined for an abstract tree. */
export function boardsOf({ tree, setup, game }: Subject): ((node: OutlineNode) => DrawnBoard) | undefined {
  if (tree !== undefined) return undefined;
  return ({ position, parent }) => {
    const rows = game.diagram(position);
    const last = parent && changedCell(readGrid(game.diagram(parent.position)), readGrid(rows));
    return { game: setup.game ?? "", rows, last };
  };
}
