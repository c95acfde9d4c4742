/** Words in lines of at most so many letters, and at most so many lines; a line that is cut off ends in "…". */
export function wrapWords(text: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  return kept.map((line, i) => {
    const last = i === most - 1 && lines.length > most;
    return line.length > letters || last ? `${line.slice(0, Math.max(1, letters - 1))}…` : line;
  });
}
