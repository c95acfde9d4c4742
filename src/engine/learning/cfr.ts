import { demandWhole } from "../demand.ts";
import type { Strategy } from "./matrixGame.ts";

/**
 * Kuhn poker: three cards, 0 the lowest; each of two players is dealt one and pays one chip. In turn they pass or bet a
 * chip; a pass after a bet folds, anything else that answers ends in showing the cards.
 * Source: H. W. Kuhn 1950, "A Simplified Two-Person Poker".
 */
const actions = ["p", "b"] as const;

/** The six deals, as likely as one another: the first player's card and the second's. */
const deals: readonly (readonly [number, number])[] = [0, 1, 2].flatMap((first) =>
  [0, 1, 2].filter((second) => second !== first).map((second) => [first, second] as const),
);

/** Chips that the first player wins, once the betting ("pbp" and the like) is over; undefined until then. */
function payoff([first, second]: readonly [number, number], history: string): number | undefined {
  const higher = first > second ? 1 : -1;
  if (history === "pp") return higher;
  if (history === "bp") return 1;
  if (history === "pbp") return -1;
  if (history === "bb" || history === "pbb") return 2 * higher;
  return undefined;
}

export interface CfrOptions {
  /** 1 or more; 1000 by default. */
  readonly iterations?: number;
}

export interface CfrResult {
  /** Chips a game that the average strategies bring the first player; −1/18 at equilibrium. */
  readonly value: number;
  /** The average strategy, pass and bet, by what a player knows: its card, 0 to 2, and the betting, as in "2 pb". */
  readonly average: Readonly<Record<string, Strategy>>;
}

/** What is learned where a player knows one thing. */
class Knowledge {
  readonly regrets = [0, 0];
  readonly played = [0, 0];

  get strategy(): Strategy {
    return inProportion(this.regrets.map((regret) => Math.max(0, regret)));
  }

  get average(): Strategy {
    return inProportion(this.played);
  }
}

/**
 * Counterfactual regret minimization on Kuhn poker: regret matching at every thing a player can know, each regret
 * weighed by how likely the other player and the cards are to lead there. Every iteration walks the whole game for both
 * players. Throws a RangeError for iterations that make no sense.
 * Source: M. Zinkevich, M. Johanson, M. Bowling, C. Piccione 2007, "Regret Minimization in Games with Incomplete
 * Information".
 */
export function cfr({ iterations = 1000 }: CfrOptions = {}): CfrResult {
  demandWhole("iterations", iterations, [1, Infinity]);
  const known = new Map<string, Knowledge>();
  const untaught = new Knowledge().strategy;

  for (let i = 0; i < iterations; i++) {
    // Both players change their minds at the end of an iteration, not in its midst.
    const strategies = new Map([...known].map(([name, { strategy }]) => [name, strategy]));
    for (const deal of deals) {
      learn(known, (name) => strategies.get(name) ?? untaught, deal, "", [1, 1]);
    }
  }
  const average = Object.fromEntries([...known].sort().map(([name, { average }]) => [name, average]));
  const value = deals.reduce((sum, deal) => sum + chipsOf(average, deal, ""), 0) / deals.length;
  return { value, average };
}

/** What the player to move knows: its own card and the betting so far. */
const knowledgeOf = (deal: readonly [number, number], history: string) =>
  `${deal[history.length % 2]} ${history}`.trim();

/** Walks the game below a history; returns its value to the first player. `reach` is how likely each player goes there. */
function learn(
  known: Map<string, Knowledge>,
  strategyAt: (name: string) => Strategy,
  deal: readonly [number, number],
  history: string,
  reach: readonly [number, number],
): number {
  const end = payoff(deal, history);
  if (end !== undefined) return end;
  const player = history.length % 2;
  const name = knowledgeOf(deal, history);
  if (!known.has(name)) known.set(name, new Knowledge());
  const knowledge = known.get(name)!;
  const strategy = strategyAt(name);
  const values = actions.map((action, i) => {
    const next = reach.map((likely, who) => (who === player ? likely * strategy[i] : likely));
    return learn(known, strategyAt, deal, history + action, next as unknown as readonly [number, number]);
  });
  const value = strategy[0] * values[0] + strategy[1] * values[1];
  const sign = player === 0 ? 1 : -1;
  for (const i of actions.keys()) {
    knowledge.regrets[i] += reach[1 - player] * sign * (values[i] - value);
    knowledge.played[i] += reach[player] * strategy[i];
  }
  return value;
}

/** Chips to the first player where both play by these strategies. */
function chipsOf(average: CfrResult["average"], deal: readonly [number, number], history: string): number {
  const end = payoff(deal, history);
  if (end !== undefined) return end;
  const strategy = average[knowledgeOf(deal, history)];
  return actions.reduce((sum, action, i) => sum + strategy[i] * chipsOf(average, deal, history + action), 0);
}

function inProportion(weights: readonly number[]): Strategy {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum > 0 ? weights.map((weight) => weight / sum) : weights.map(() => 1 / weights.length);
}
