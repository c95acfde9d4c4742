/**
 * The longest common subsequence of two short lists, as pairs of indices in order. Where several are as long,
 * the one that leaves out items of `before` first. Takes time and space in proportion to both lengths.
 * Source: R. Wagner and M. Fischer 1974, "The String-to-String Correction Problem".
 */
export function commonSubsequence(before: readonly string[], after: readonly string[]): [number, number][] {
  // longest[i][j]: how many items before[i…] and after[j…] have in common.
  const longest = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const same = before[i] === after[j];
      longest[i][j] = same ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (longest[i + 1][j] >= longest[i][j + 1]) i++;
    else j++;
  }
  return pairs;
}
