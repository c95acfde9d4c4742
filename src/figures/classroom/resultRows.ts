import { type Results, solvedOf } from "./results.ts";

type Titles = Readonly<Record<string, string>>;
export type Cells = readonly (string | number)[];

/** The chapters that occur in any of the results: those of the book in its order, then the others by name. */
export function chaptersIn(all: readonly Results[], titles: Titles): string[] {
  const order = Object.keys(titles);
  const place = (chapter: string) => (order.includes(chapter) ? order.indexOf(chapter) : order.length);
  const found = new Set(all.flatMap(({ chapters }) => [...chapters.keys()]));
  return [...found].sort((one, other) => place(one) - place(other) || one.localeCompare(other));
}

/** How many questions each student solved in each chapter, as rows of a table with a head. */
export function summaryRows(all: readonly Results[], titles: Titles): Cells[] {
  const chapters = chaptersIn(all, titles);
  const head = chapters.flatMap((chapter) => [`${titles[chapter] ?? chapter}: solved`, "of"]);
  const rows = all.map((results) => [
    results.name,
    ...chapters.flatMap((chapter): Cells => {
      const tried = results.chapters.get(chapter);
      return tried ? [solvedOf(tried), tried.length] : ["", ""];
    }),
  ]);
  return [["name", ...head], ...rows];
}

/** Every question that was tried, a row each. */
export function answerRows(all: readonly Results[], titles: Titles): Cells[] {
  const head = ["name", "chapter", "question", "solved", "shown", "tries", "answers"];
  const rows = all.flatMap(({ name, chapters }) =>
    [...chapters].flatMap(([chapter, tried]) =>
      tried.map(({ tries, solved, shown }, i) => {
        const [yes, no] = ["yes", "no"];
        const title = titles[chapter] ?? chapter;
        return [name, title, i + 1, solved ? yes : no, shown ? yes : no, tries.length, tries.join(" | ")];
      }),
    ),
  );
  return [head, ...rows];
}
