import { formatCount } from "../../drawing/formatValue.ts";
import type { FigureTaskName } from "../../judge/figureTasks.ts";
import type { UsedTaskName } from "../../judge/searchTasks.ts";
import type { DiceGame } from "../../kit/dice/diceGames.ts";
import { titleOf, titles } from "../../listing/words.ts";
import type { OrdersBeside } from "./ordersBeside.ts";

/** What a program can be used for that was judged. */
export const uses = "Your program as a search";
export const counts = "What your program and the task’s search count on the trees of the chapters";
export const columns = { nodes: "nodes", leaves: "leaves", cuts: "cuts" } as const;
/** Of a tree on which it broke off. */
export const none = "–";
export const lane = (whose: "own" | "right", task: UsedTaskName): string =>
  whose === "own" ? titles.yourSearch : titleOf(task);

export const tree = "Tree";
export const stepAlone = "Step through it";
export const tryOrders = "Try all orders";
export const playIt = "Play against it";
export const playDice: Readonly<Record<DiceGame, string>> = {
  pig: "Play Pig against it",
  race: "Race against it",
};
export const duel = "Let it duel with dice";
export const letItPlay = "Let it play a tournament";
export const busy = {
  alone: "Running on that tree …",
  orders: "Running on the orders of that tree …",
} as const;

const mean = (leaves: number): string => String(Math.round(10 * leaves) / 10);

/** What the order of moves costs a program, beside what it costs the task's search. */
export function sayOrders({ own, right, broken }: OrdersBeside, task: FigureTaskName): string {
  if (own.done === 0) return "Your program breaks off in every order of this tree.";
  const which = own.exact ? "Over all orders" : "Over orders drawn by lot";
  const means = `${which} your program reads ${mean(own.means.leaves)} leaves on the average, ${titles[task]} ${mean(right.means.leaves)}.`;
  const left =
    broken === 0 ? "" : ` In ${formatCount(broken)} orders your program broke off, or was out of time.`;
  return `${means}${left} Press a bar, and the first such order opens beside the task’s search.`;
}
