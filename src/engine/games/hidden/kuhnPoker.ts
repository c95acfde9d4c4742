import { demandText } from "../../demand.ts";
import type { HiddenGame, Side } from "../../game.ts";
import { Refusal } from "../../refusal.ts";
import * as anyGame from "../words.ts";
import * as words from "./kuhnPoker/words.ts";

export interface KuhnPosition {
  /** MAX's card and MIN's, 0 to 2; undefined before the deal. */
  readonly cards?: readonly [max: number, min: number];
  /** What was done since, such as "pb". */
  readonly betting: string;
}

/** The cards that are dealt, MAX's first, or to pass or bet. */
export type KuhnMove = "01" | "02" | "10" | "12" | "20" | "21" | "p" | "b";

const deals: readonly KuhnMove[] = ["01", "02", "10", "12", "20", "21"];
const alike = deals.map(() => 1 / deals.length);
const actions: readonly KuhnMove[] = ["p", "b"];
const none: readonly KuhnMove[] = [];

/** All that may have been done: where two more actions end it, and where they do not. */
const bettings: readonly string[] = ["", "p", "b", "pp", "pb", "bp", "bb", "pbp", "pbb"];

/**
 * Kuhn poker: three cards, 0 the lowest; each of two players is dealt one, which only that player sees, and pays one chip. In
 * turn, MAX first, they pass or bet a chip; a pass after a bet folds, anything else that answers ends in showing the cards.
 * The outcome is the chips that MAX wins, −2 to 2. Written `20 pb`: MAX's card, MIN's and the betting; `?` before the deal.
 * Source: H. W. Kuhn 1950, "A Simplified Two-Person Poker".
 */
export function kuhnPoker(): HiddenGame<KuhnPosition, KuhnMove> {
  return {
    name: "Kuhn poker",
    start: { betting: "" },
    range: [-2, 2],
    turn: ({ cards, betting }) => (cards === undefined ? "chance" : betting.length % 2 === 0 ? "max" : "min"),
    chances: () => alike,
    moves,
    play: ({ cards, betting }, move) =>
      cards === undefined ? dealt(move) : { cards, betting: betting + move },
    outcome: chips,
    /** Knows nothing before the end. */
    evaluate: (position) => chips(position) ?? 0,
    sees: ({ cards, betting }, side) =>
      cards === undefined ? "" : `${cards[side === "max" ? 0 : 1]} ${betting}`.trim(),
    worlds,
    key: write,
    write,
    read,
    writeMove: (_position, move) => move,
    readMove(position, text) {
      demandText("kuhnPoker.readMove", text);
      const legal = moves(position);
      if (legal.length === 0) throw new Refusal(anyGame, "gameIsOver", text);
      const move = legal.find((move) => move === text.trim().toLowerCase());
      if (move === undefined) throw new Refusal(anyGame, "illegalMove", text, legal);
      return move;
    },
    diagram: ({ cards, betting }) => [`A ${cards?.[0] ?? "?"}`, `B ${cards?.[1] ?? "?"}`, betting].join("\n"),
  };
}

function moves(position: KuhnPosition): readonly KuhnMove[] {
  if (position.cards === undefined) return deals;
  return chips(position) === undefined ? actions : none;
}

const dealt = (deal: string): KuhnPosition => ({ cards: [Number(deal[0]), Number(deal[1])], betting: "" });

/** What MAX wins once the betting is over; undefined until then. */
function chips({ cards, betting }: KuhnPosition): number | undefined {
  if (cards === undefined) return undefined;
  const higher = cards[0] > cards[1] ? 1 : -1;
  if (betting === "pp") return higher;
  if (betting === "bp") return 1;
  if (betting === "pbp") return -1;
  if (betting === "bb" || betting === "pbb") return 2 * higher;
  return undefined;
}

/** The other side holds either of the two cards that are left. */
function worlds(position: KuhnPosition, side: Side) {
  const { cards, betting } = position;
  if (cards === undefined) return [{ position, chance: 1 }];
  const own = side === "max" ? 0 : 1;
  return deals
    .map(dealt)
    .filter((other) => other.cards![own] === cards[own])
    .map((other) => ({ position: { ...other, betting }, chance: 1 / 2 }));
}

const write = ({ cards, betting }: KuhnPosition): string =>
  cards === undefined ? "?" : `${cards.join("")} ${betting}`.trim();

function read(text: string): KuhnPosition {
  demandText("kuhnPoker.read", text);
  if (text.trim() === "?") return { betting: "" };
  const [deal, betting = "", ...more] = text.trim().toLowerCase().split(/\s+/);
  if (!deals.includes(deal as KuhnMove) || more.length > 0) throw new Refusal(words, "noKuhnPosition", text);
  if (!bettings.includes(betting)) throw new Refusal(words, "noBetting", text, betting);
  return { ...dealt(deal), betting };
}
