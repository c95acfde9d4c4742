import { countPlies, type PlyCount, ticTacToe, ticTacToeClass } from "../../engine/index.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type PlyGraph, plyGraph } from "../../trace/plyGraph.ts";
import type { GrowthView } from "./grow.ts";
import * as words from "./words.ts";

/** More boards than this are not drawn; their rows become bands. */
export const mostBoards = 800;

type Glyph = "X" | "O" | ".";

const glyphs: readonly Glyph[] = ["X", "O", "."];

function canArise(cells: string): boolean {
  try {
    ticTacToe.read(cells);
    return true;
  } catch {
    return false;
  }
}

/** A tic-tac-toe tree as far as it has grown, and all that a reader can do to it. */
export class Growth {
  /** The chapter's own view, to come back to. */
  readonly given: GrowthView;
  #root = $state.raw(ticTacToe.start);
  #wanted = $state(0);
  fold = $state(false);
  /** The nine glyphs on the reader's board: the root's, or what cannot be the root. */
  cells = $state("");
  /** What is wrong with the position last tried; the last good tree stays. */
  error = $state<string>();
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();

  constructor(view: GrowthView) {
    this.given = view;
    this.#place(ticTacToe.read(view.position));
    this.#wanted = view.plies;
    this.fold = view.fold;
  }

  /** Ply by ply to the end of the game, drawn or not. */
  readonly counts: readonly PlyCount[] = $derived.by(() => countPlies(ticTacToe, this.#root, ticTacToeClass));
  /** The drawn plies, as far as their boards are not too many. */
  readonly graph: PlyGraph<number, number> = $derived.by(() =>
    plyGraph(ticTacToe, this.#root, {
      plies: this.plies,
      limit: mostBoards,
      classOf: this.fold ? ticTacToeClass : undefined,
    }),
  );

  /**
   * By what each drawn node is known when the tree grows or folds: the moves that lead to it. A folded class has
   * those of the position that it shows.
   */
  readonly names: readonly string[] = $derived.by(() => {
    const names: string[] = [];
    for (const { parents, move } of this.graph.nodes) {
      names.push(parents.length === 0 ? "" : names[parents[0].id] + String(move));
    }
    return names;
  });

  get root(): number {
    return this.#root;
  }

  get position(): string {
    return ticTacToe.write(this.#root);
  }

  /** Plies below the root. */
  get plies(): number {
    return Math.min(this.#wanted, this.mostPlies);
  }

  get mostPlies(): number {
    return this.counts.length - 1;
  }

  /** Plies that have grown but are too wide to draw. */
  get bands(): readonly PlyCount[] {
    return this.counts.slice(this.graph.rows.length, this.plies + 1);
  }

  get view(): GrowthView {
    return { position: this.position, plies: this.plies, fold: this.fold };
  }

  grow = () => this.growTo(this.plies + 1);
  shrink = () => this.growTo(this.plies - 1);

  growTo(plies: number): void {
    this.#wanted = Math.min(this.mostPlies, Math.max(0, plies));
  }

  /** Makes the position the root, or says what is wrong with it. */
  setPosition(text: string): void {
    if (/^[XO.]{9}$/.test(text.trim())) this.cells = text.trim();
    try {
      this.#place(ticTacToe.read(text));
    } catch (error) {
      this.error = messageOf(error);
    }
  }

  /** Puts a stone on the board, or takes it away. */
  put(cell: number, glyph: Glyph): void {
    this.setPosition(this.cells.slice(0, cell) + glyph + this.cells.slice(cell + 1));
  }

  /**
   * Changes a cell to the next of X, O and nothing that makes a position which can arise. Where none does, the cell is
   * emptied, or an empty one gets the stone that is missing, and `missing` says what else it takes.
   */
  cycle = (cell: number): void => {
    const after = (glyph: Glyph) => this.cells.slice(0, cell) + glyph + this.cells.slice(cell + 1);
    const now = glyphs.indexOf(this.cells[cell] as Glyph);
    const others = [glyphs[(now + 1) % 3], glyphs[(now + 2) % 3]];
    const next = others.find((glyph) => canArise(after(glyph)));
    this.put(cell, next ?? (this.cells[cell] === "." ? this.#behind : "."));
  };

  /** The side that has too few stones on the board, or is to move. */
  get #behind(): Glyph {
    return this.#stones("X") > this.#stones("O") ? "O" : "X";
  }

  /** What a board needs that has too many stones of one side: a sentence. */
  get missing(): string | undefined {
    const more = this.#stones("X") - this.#stones("O");
    if (this.error === undefined || more === 0 || more === 1) return undefined;
    return words.missing(more < 0);
  }

  #stones = (glyph: Glyph): number => [...this.cells].filter((found) => found === glyph).length;

  reset = () => this.show(this.given);

  /** Shows a view; a position that is none changes nothing but the error. */
  show({ position, plies, fold }: GrowthView): void {
    this.notice = undefined;
    this.setPosition(position);
    if (this.error !== undefined) return;
    this.growTo(plies);
    this.fold = fold;
  }

  #place(root: number): void {
    this.#root = root;
    this.cells = ticTacToe.write(root);
    this.error = undefined;
  }
}
