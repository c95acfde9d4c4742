import { demandText, demandWhole } from "../../demand.ts";
import { type HiddenGame, opponent, type Side } from "../../game.ts";
import { Refusal } from "../../refusal.ts";
import * as anyGame from "../words.ts";
import * as words from "./whist/words.ts";

export interface WhistPosition {
  /** What each side was dealt, in the order of the deck; no cards before the deal. */
  readonly dealt: Readonly<Record<Side, readonly string[]>>;
  /** What each still holds. */
  readonly held: Readonly<Record<Side, readonly string[]>>;
  /** Cards on the table, in the order in which they were played. */
  readonly played: readonly string[];
  readonly turn: Side;
  /** Tricks that MAX has won, less those of MIN. */
  readonly tricks: number;
}

/** A card, such as "s3", or at chance's turn a deal, such as "s1s3:s2h1", MAX's hand first. */
export type WhistMove = string;

export interface WhistOptions {
  /** 1 to 4; 2 by default. */
  readonly suits?: number;
  /** Cards of a suit, 1 to 9; 4 by default. */
  readonly ranks?: number;
  /** Cards of a hand, 1 or more; 3 by default. What is not dealt stays hidden from both. */
  readonly hand?: number;
}

const mostDeals = 20_000;
const none: readonly string[] = [];

/**
 * Whist for two without trumps, small enough to be searched whole: each side is dealt a hand that only it sees, and the rest of
 * the deck is put aside unseen. MAX leads any card; the other must play one of the same suit where it has one, and any card
 * where not. The higher card of the suit that was led takes the trick, and who takes it leads the next. The outcome is the
 * tricks that MAX takes, less those of MIN. A card is its suit, s, h, d or c, and its rank, 1 the lowest. Written
 * `s1s3:s2h1 s3s2`: MAX's hand as it was dealt, MIN's and the cards played; `?` before the deal.
 * Throws a RangeError for options that make no sense or make more than 20,000 deals.
 */
export function whist(options: WhistOptions = {}): HiddenGame<WhistPosition, WhistMove> {
  const { deck, hand } = readWhistOptions(options);
  const start = dealtAs(none, none);
  const deals = handsOf(deck, hand).flatMap((max) => {
    const rest = deck.filter((card) => !max.includes(card));
    return handsOf(rest, hand).map((min) => `${max.join("")}:${min.join("")}`);
  });
  const alike = deals.map(() => 1 / deals.length);
  const isDealt = ({ dealt }: WhistPosition) => dealt.max.length > 0;
  const outcome = ({ held, tricks, ...position }: WhistPosition) =>
    isDealt({ held, tricks, ...position }) && held.max.length + held.min.length === 0 ? tricks : undefined;

  function read(text: string): WhistPosition {
    demandText("whist.read", text);
    const [deal = "", cards = "", ...more] = text.trim().toLowerCase().split(/\s+/);
    if (deal === "?" && cards === "") return start;
    const [max, min, ...others] = deal.split(":").map(cardsIn);
    const known = [max, min, cardsIn(cards)].every((cards) => cards?.every((card) => deck.includes(card)));
    const whole = max?.length === hand && min?.length === hand && others.length + more.length === 0;
    if (!known || !whole) throw new Refusal(words, "noWhistPosition", text, hand, deals[0]);
    const inOrder = (cards: readonly string[]) => deck.filter((card) => cards.includes(card));
    const twice = [...max, ...min].find((card, i, all) => all.indexOf(card) !== i);
    if (twice !== undefined) throw new Refusal(words, "dealtTwice", text, twice);
    return cardsIn(cards)!.reduce(
      (position, card) => {
        const legal = cardsToPlay(position);
        if (!legal.includes(card)) throw new Refusal(words, "playedAgainstRules", text, card, legal);
        return playCard(position, card);
      },
      dealtAs(inOrder(max), inOrder(min)),
    );
  }

  return {
    name: "Whist",
    start,
    range: [-hand, hand],
    turn: (position) => (isDealt(position) ? position.turn : "chance"),
    chances: () => alike,
    moves: (position) => (isDealt(position) ? cardsToPlay(position) : deals),

    play(position, move) {
      if (isDealt(position)) return playCard(position, move);
      const [max, min] = move.split(":");
      return dealtAs(cardsIn(max)!, cardsIn(min)!);
    },

    outcome,
    /** Knows nothing before the end. */
    evaluate: (position) => outcome(position) ?? 0,
    sees: (position, side) =>
      isDealt(position) ? `${position.dealt[side].join("")} ${position.played.join("")}`.trim() : "",

    worlds(position, side) {
      if (!isDealt(position)) return [{ position, chance: 1 }];
      const { dealt, played } = position;
      const unseen = deck.filter((card) => !dealt[side].includes(card));
      const worlds = handsOf(unseen, hand).flatMap((other) => {
        const from = side === "max" ? dealtAs(dealt.max, other) : dealtAs(other, dealt.min);
        return replay(from, played) ?? [];
      });
      return worlds.map((position) => ({ position, chance: 1 / worlds.length }));
    },

    key: write,
    write,
    read,
    writeMove: (_position, move) => move,
    readMove(position, text) {
      demandText("whist.readMove", text);
      const legal = this.moves(position);
      if (legal.length === 0) throw new Refusal(anyGame, "gameIsOver", text);
      const move = legal.find((move) => move === text.trim().toLowerCase());
      if (move === undefined) throw new Refusal(anyGame, "illegalMove", text, legal.slice(0, 12));
      return move;
    },
    diagram: (position) =>
      isDealt(position)
        ? `A ${position.held.max.join(" ")}\nB ${position.held.min.join(" ")}\n${position.played.join(" ")}`
        : "A ?\nB ?\n",
  };
}

function readWhistOptions({ suits = 2, ranks = 4, hand = 3 }: WhistOptions): {
  deck: string[];
  hand: number;
} {
  demandWhole("suits", suits, [1, 4]);
  demandWhole("ranks", ranks, [1, 9], "cards");
  demandWhole("hand", hand, [1, Infinity], "cards");
  const deck = [..."shdc".slice(0, suits)].flatMap((suit) =>
    Array.from({ length: ranks }, (_, rank) => `${suit}${rank + 1}`),
  );
  if (deck.length < 2 * hand) throw new Refusal(words, "fewCards", deck.length, hand);
  const deals = ways(deck.length, hand) * ways(deck.length - hand, hand);
  if (deals > mostDeals) throw new Refusal(words, "moreDeals", deals, mostDeals);
  return { deck, hand };
}

/** In how many ways `some` are chosen of `all`. */
function ways(all: number, some: number): number {
  let count = 1;
  for (let i = 1; i <= some; i++) count = (count * (all - some + i)) / i;
  return count;
}

/** Every hand of so many of these cards, in their order. */
function handsOf(cards: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => handsOf(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}

const dealtAs = (max: readonly string[], min: readonly string[]): WhistPosition => ({
  dealt: { max, min },
  held: { max, min },
  played: none,
  turn: "max",
  tricks: 0,
});

/** The card that was led, where one lies there to be answered. */
const ledIn = ({ played }: WhistPosition) =>
  played.length % 2 === 1 ? played[played.length - 1] : undefined;

const suitOf = (card: string) => card[0];

function cardsToPlay(position: WhistPosition): readonly string[] {
  const [own, led] = [position.held[position.turn], ledIn(position)];
  const following = led === undefined ? none : own.filter((card) => suitOf(card) === suitOf(led));
  return following.length > 0 ? following : own;
}

function playCard(position: WhistPosition, card: string): WhistPosition {
  const { dealt, held, played, turn, tricks } = position;
  const led = ledIn(position);
  const next = {
    dealt,
    held: { ...held, [turn]: held[turn].filter((own) => own !== card) },
    played: [...played, card],
  };
  if (led === undefined) return { ...next, turn: opponent(turn), tricks };
  // Names of one suit's cards stand in the order of their ranks.
  const winner = suitOf(card) === suitOf(led) && card > led ? turn : opponent(turn);
  return { ...next, turn: winner, tricks: tricks + (winner === "max" ? 1 : -1) };
}

/** These cards played one after the other; undefined where one could not have been. */
function replay(position: WhistPosition, cards: readonly string[]): WhistPosition | undefined {
  let reached = position;
  for (const card of cards) {
    if (!cardsToPlay(reached).includes(card)) return undefined;
    reached = playCard(reached, card);
  }
  return reached;
}

function write(position: WhistPosition): string {
  const { dealt, played } = position;
  if (dealt.max.length === 0) return "?";
  return `${dealt.max.join("")}:${dealt.min.join("")} ${played.join("")}`.trim();
}

/** The cards that a text names one after the other; undefined where it names something else. */
const cardsIn = (text: string): string[] | undefined =>
  text === "" ? [] : /^([shdc]\d)+$/.test(text) ? text.match(/../g)! : undefined;
