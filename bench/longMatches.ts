import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type ContestantName,
  connectFour,
  type PlayedGame,
  pairScore,
  playPair,
  withoutEstimates,
} from "../src/engine/index.ts";

/** A match of two contestants at Connect Four, as the tournament of chapter 15 plays it. */
export interface LongMatch {
  readonly players: readonly [ContestantName, ContestantName];
  /** For each move. */
  readonly nodes: number;
  readonly estimates: boolean;
  /** Of each opening its two games, for the first of the players: "w", "d" or "l", and a blank between openings. */
  readonly results: string;
}

type Plan = Omit<LongMatch, "results">;

/** How many openings of each: fixed before the first was played. */
const openings = 100;

const plans: readonly Plan[] = [
  { players: ["ordered", "mcts"], nodes: 3000, estimates: true },
  { players: ["ordered", "mcts"], nodes: 1000, estimates: false },
  { players: ["ordered", "mcts"], nodes: 3000, estimates: false },
  { players: ["ordered", "mcts"], nodes: 10_000, estimates: false },
  { players: ["greedy", "mcts"], nodes: 1000, estimates: true },
  { players: ["greedy", "mcts"], nodes: 1000, estimates: false },
];

const game = (estimates: boolean) => (estimates ? connectFour : withoutEstimates(connectFour));

/** What came of the opening of this number: see `LongMatch.results`. */
export function resultOf({ players, nodes, estimates }: Plan, number: number): string {
  const settings = { budget: { nodes }, opening: 2, seed: 1 };
  const letter = ({ max, outcome }: PlayedGame) =>
    "ldw"[1 + Math.sign(outcome) * (max === players[0] ? 1 : -1)];
  return playPair(game(estimates), { players, number }, settings).map(letter).join("");
}

/** Chapter 15 reads what is written there: to play it takes minutes, too long for a build. */
const file = fileURLToPath(new URL("../content/chapters/longMatches.ts", import.meta.url));

/** Plays all of them, writes what came of them beside the chapter, and says it as text. */
export function longMatches(): string {
  const played = plans.map((plan) => ({
    ...plan,
    results: Array.from({ length: openings }, (_, number) => resultOf(plan, number)).join(" "),
  }));
  const [head] = readFileSync(file, "utf8").split("export const");
  writeFileSync(file, `${head}export const longMatches = ${JSON.stringify(played, undefined, 2)};\n`);
  return played
    .map(({ players, nodes, estimates, results }) => {
      const count = (letter: string) => results.split(letter).length - 1;
      const score = { wins: count("w"), draws: count("d"), losses: count("l") };
      const { share, low, high } = pairScore(score);
      const shares = [share, low, high].map((part) => `${Math.round(100 * part)} %`).join(", ");
      return `${players.join(" against ")}, ${nodes} nodes, ${estimates ? "with" : "without"} estimates: ${shares}`;
    })
    .join("\n");
}
