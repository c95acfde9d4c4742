/** The one of some names that is written most like a text, if one is at all: "panles" is near "panels". */
export function nearestName(text: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  // More than a third of the letters wrong, and another word was meant.
  let fewest = Math.floor(text.length / 3) + 1;
  for (const name of names) {
    const changes = changesBetween(text.toLowerCase(), name.toLowerCase());
    if (changes >= fewest) continue;
    [nearest, fewest] = [name, changes];
  }
  return nearest;
}

/**
 * How many letters must be put in, taken out, exchanged for another, or exchanged with their neighbour, to make one text
 * of the other (F. J. Damerau, 1964, Communications of the ACM 7(3); here no letter is touched twice).
 */
export function changesBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + same);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[one.length][other.length];
}
