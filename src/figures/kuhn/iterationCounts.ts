/** The numbers of iterations to choose from: more would keep a phone waiting, and change little. */
export const iterationCounts = [1, 3, 10, 30, 100, 300, 1000] as const;

/** The most there is for "". Throws an error that says which there are. */
export function readIterationCount(text: string): number {
  const found = iterationCounts.find((count) => text === "" || String(count) === text);
  if (found === undefined)
    throw new Error(`there is nothing for "${text}" iterations; there is for ${iterationCounts.join(", ")}`);
  return text === "" ? iterationCounts[iterationCounts.length - 1] : found;
}
