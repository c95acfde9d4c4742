export const untitled = "Searching a tree";
/** By what a question bank lists a question. */
export const questionName = (title: string, variant: number, place: number): string =>
  `${title}, tree ${String(variant).padStart(2, "0")}, question ${place}`;
export const saved = (trees: number): string =>
  `Saved: questions about ${trees} trees, each with its picture. In Moodle, open the question bank, choose Import, and the format “Moodle XML”.`;
/** What listeners hear of a picture: its numbers would be answers. */
export const picture = "A tree that is being searched";
export const savedQti = (trees: number): string =>
  `Saved: questions about ${trees} trees, each with its picture. Import the file as “QTI 2.1”.`;
