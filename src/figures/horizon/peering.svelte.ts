import { alphaBeta, quiescence, type Search } from "../../engine/index.ts";
import { type NumberedRules, rulesOf, type SmallName } from "../../games/rules.ts";
import { type SearchedRow, searchedRow } from "../../kit/moveTable/searchedRow.ts";
import { PlayedPosition } from "../../kit/position/playedPosition.svelte.ts";
import type { HorizonView } from "./horizon.ts";
import * as words from "./words.ts";

/** The searches that are compared: to the depth, one ply deeper, and to the depth with quiescence. */
export const searchNames = ["depth", "deeper", "quiet"] as const;
type SearchName = (typeof searchNames)[number];

/** The deepest shallower search that answers at once. */
export const deepest = 5;

/** A search's line, and what comes after its end. */
interface Followed {
  /** The moves that the search expects, then the replies beyond its sight. */
  readonly moves: readonly number[];
  /** How many of them the search expects. */
  readonly seen: number;
  /** The positions from the root on: one more than moves. */
  readonly positions: readonly unknown[];
}

/** How many plies beyond the end of a line are played out, to show what was coming. */
const beyond = 2;

/** One position, searched to a depth, one ply deeper, and to the depth with quiescence. */
export class Peering {
  /** The chapter's own view, to come back to. */
  readonly given: HorizonView;
  readonly played: PlayedPosition<SmallName>;
  #depth = $state(1);
  picked = $state<SearchName>("depth");
  #plies = $state(0);
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();

  constructor(view: HorizonView) {
    this.given = view;
    this.played = new PlayedPosition(view.game, view.position);
    this.show(view);
  }

  readonly rows: readonly SearchedRow<number>[] = $derived.by(() => {
    const { depth } = this;
    return [
      this.#search(words.deep(depth), alphaBeta, depth),
      this.#search(words.deep(depth + 1), alphaBeta, depth + 1),
      this.#search(words.quiet(depth), quiescence, depth),
    ];
  });
  readonly row: SearchedRow<number> = $derived.by(() => this.rows[searchNames.indexOf(this.picked)]);
  readonly followed: Followed = $derived.by(() => this.#follow(this.row));
  /** Whether one more ply chooses another move. */
  readonly flips: boolean = $derived.by(() => moveOf(this.rows[0]) !== moveOf(this.rows[1]));
  /** Whether quiescence chooses what one more ply does. */
  readonly foreseen: boolean = $derived.by(() => moveOf(this.rows[2]) === moveOf(this.rows[1]));

  get rules(): NumberedRules {
    return rulesOf(this.played.game);
  }

  get depth(): number {
    return this.#depth;
  }

  /** Another depth; the board shows the position again. */
  set depth(plies: number) {
    this.#depth = Math.max(1, Math.min(deepest, plies));
    this.#plies = 0;
  }

  /** Plies of the line that stand on the board. */
  get plies(): number {
    return Math.min(this.#plies, this.followed.moves.length);
  }

  get view(): HorizonView {
    const { game, text } = this.played;
    const { depth, picked, plies } = this;
    return { game, position: text, depth, search: picked, plies };
  }

  stepTo(plies: number): void {
    this.#plies = Math.max(0, Math.min(this.followed.moves.length, plies));
  }

  pick(search: SearchName): void {
    this.picked = search;
    this.#plies = 0;
  }

  /** A move from what stands on the board, which becomes the position. */
  play = (move: number): void => {
    for (const one of this.followed.moves.slice(0, this.plies)) this.played.play(one);
    this.played.play(move);
    this.#plies = 0;
  };

  setGame(game: SmallName): void {
    const rules = rulesOf(game);
    this.show({ ...this.given, game, position: rules.write(rules.start), plies: 0 });
  }

  reset = (): void => this.show(this.given);

  show(view: HorizonView): void {
    this.played.start(view.game, view.position);
    this.depth = view.depth;
    this.picked = view.search;
    this.#plies = view.plies;
    this.notice = undefined;
  }

  #search(title: string, search: Search, depth: number): SearchedRow<number> {
    return searchedRow(title, this.rules, this.played.position, search, depth);
  }

  /** The line, and the best replies after it by a search that looks far enough to see a win and what stops it. */
  #follow({ line }: SearchedRow<number>): Followed {
    const { rules } = this;
    const positions = [this.played.position];
    const moves: number[] = [];
    const play = (move: number) => {
      moves.push(move);
      positions.push(rules.play(positions.at(-1), move));
    };
    for (const move of line) play(move);
    for (let ply = 0; ply < beyond && rules.outcome(positions.at(-1)) === undefined; ply++) {
      play(alphaBeta(rules, positions.at(-1), { depth: 3 }).line[0]);
    }
    return { moves, seen: line.length, positions };
  }
}

const moveOf = ({ moves, choice }: SearchedRow<number>) => moves[choice];
