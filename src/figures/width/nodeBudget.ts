/** Fewer nodes would not see a ply of the whole board, and more would keep a phone waiting for minutes. */
const fewestNodes = 100;
const mostNodes = 200_000;

/** A number of nodes; commas in it are as prose writes them. Throws an Error that says what would be accepted. */
export function readBudget(text: string): number {
  const written = text.trim().replaceAll(",", "");
  const budget = written === "" ? Number.NaN : Number(written);
  if (Number.isInteger(budget) && budget >= fewestNodes && budget <= mostNodes) return budget;
  const [least, most] = [fewestNodes, mostNodes].map((count) => count.toLocaleString("en"));
  throw new Error(`"${text}" is not a whole number of nodes from ${least} to ${most}`);
}
