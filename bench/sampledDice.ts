import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { random } from "../src/engine/random.ts";
import { tellGame } from "../src/figures/dicePlay/toldGame.ts";
import { type DiceGame, diceGames, levelsOf, playoutNames, rulesOf } from "../src/kit/dice/diceGames.ts";
import { exactChances } from "../src/kit/dice/exactChances.ts";
import { type Measured, type measuredSampling, positionsTried } from "../src/kit/dice/measuredSampling.ts";
import { quickChoice } from "../src/kit/dice/quickChoice.ts";
import { sampleChoice } from "../src/kit/dice/sampleChoice.ts";

/** Two chances that differ by less are the same: they were worked out by other sums. */
const tolerance = 1e-9;

/**
 * How sampling chooses in one position each of so many games that the level above the beginner plays against itself. The position
 * is drawn by lot among those in which there is a choice.
 */
export function measureSampling(game: DiceGame, playouts: number): Measured {
  const rules = rulesOf(game);
  let [best, lost] = [0, 0];
  for (let seed = 0; seed < positionsTried; seed++) {
    const text = rules.write(drawnPosition(game, seed));
    const chances = exactChances(game, text);
    const { tried, move } = sampleChoice({ game, position: text, playouts, seed: String(seed) });
    const missed = Math.max(...chances) - chances[tried.findIndex((one) => one.move === move)];
    if (missed < tolerance) best++;
    lost += missed;
  }
  return { best, lost: lost / positionsTried };
}

function drawnPosition(game: DiceGame, seed: number): unknown {
  const rules = rulesOf(game);
  const level = levelsOf[game][1];
  const choices: unknown[] = [];
  const moves: string[] = [];
  for (;;) {
    const { position } = tellGame({ game, seed, moves });
    if (rules.outcome(position) !== undefined) return choices[random(seed).below(choices.length)];
    if (rules.moves(position).length > 1) choices.push(position);
    moves.push(rules.writeMove(position, quickChoice({ game, level, seed }, position, moves.length)));
  }
}

/** What the page Play says of it: to measure the most playouts takes minutes, too long for a build. */
const file = fileURLToPath(new URL("../src/kit/dice/measuredSampling.ts", import.meta.url));

/** Measures it at every strength, writes what came of it to where the page reads it, and says it as text. */
export function sampledDice(): string {
  const games = Object.fromEntries(
    diceGames.map((game) => [
      game,
      Object.fromEntries(playoutNames.map((name) => [name, measureSampling(game, Number(name))])),
    ]),
  ) as typeof measuredSampling;
  const [head] = readFileSync(file, "utf8").split(" = {");
  writeFileSync(file, `${head} = ${JSON.stringify(games, undefined, 2)};\n`);
  return diceGames
    .flatMap((game) =>
      playoutNames.map((name) => {
        const { best, lost } = games[game][name];
        return `${game}, ${name} playouts: best in ${best} of ${positionsTried}, gives away ${(100 * lost).toFixed(2)} %`;
      }),
    )
    .join("\n");
}
