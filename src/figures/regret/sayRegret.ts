import { formatValue } from "../../drawing/formatValue.ts";
import type { Regretting } from "./regretting.svelte.ts";

/** "rock" for a pure strategy, else "rock 0.5, paper 0.5": what is never played is left out. */
export function sayStrategy(strategy: readonly number[], actions: readonly string[]): string {
  const played = strategy
    .map((share, i) => ({ share, action: actions[i] }))
    .filter(({ share }) => formatValue(share) !== "0");
  if (played.length === 1) return played[0].action;
  return played.map(({ share, action }) => `${action} ${formatValue(share)}`).join(", ");
}

/** A sentence of `sayRegret` that none is longer than, for so many actions: it keeps the room below from jumping. */
export function longestSentence(actions: readonly (readonly string[])[]): string {
  const [row, column] = actions.map((names) => names.map((name) => `${name} 0.333`).join(", "));
  return (
    `After 10,000 iterations, row has played ${row} on average, and column ${column}: exploitable by 0.333. ` +
    `Next comes ${row} against ${column}, exploitable by 0.333.`
  );
}

/** Where both players stand, in two or three sentences. */
export function sayRegret({ step, now, actions }: Regretting): string {
  const [row, column] = now.current.map((strategy, player) => sayStrategy(strategy, actions[player]));
  if (step === 0) return `Nothing is played yet. Row will begin with ${row}; column with ${column}.`;
  const [rowMean, columnMean] = now.average.map((strategy, player) => sayStrategy(strategy, actions[player]));
  const played = `After ${step.toLocaleString("en")} iteration${step === 1 ? "" : "s"}`;
  return (
    `${played}, row has played ${rowMean} on average, and column ${columnMean}: exploitable by ` +
    `${formatValue(now.exploitability)}. Next comes ${row} against ${column}, exploitable by ` +
    `${formatValue(now.currentExploitability)}.`
  );
}
