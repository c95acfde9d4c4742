/** Systems write "Lovelace, Ada" (the standard's form), and teachers' lists "Ada Lovelace": both get the same tree. */
export function plainName(said: string): string | undefined {
  const [last, first, ...more] = said.split(",").map((part) => part.trim());
  const name = first && last && more.length === 0 ? `${first} ${last}` : said.trim();
  return name.slice(0, 80) || undefined;
}
