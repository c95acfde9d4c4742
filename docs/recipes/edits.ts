/** A change of a file that stands: this is put in front of the first line that begins with `before`, or at the end. */
export interface Edit {
  readonly file: string;
  readonly before?: string;
  readonly insert: string;
}

/** What each recipe of `recipes.md` changes in files that stand; the files that it adds stand in the folder of its name. */
export const edits: Readonly<Record<string, readonly Edit[]>> = {
  game: [
    { file: "src/engine/games/index.ts", insert: 'export { rowOfSeven } from "./rowOfSeven.ts";' },
    ...(
      [
        ["faces", "face"],
        ["estimatedFaces", "estimated"],
      ] as const
    ).flatMap(([table, part]) => [
      {
        file: `src/games/${table}.ts`,
        before: "import",
        insert: `import { rowOfSeven } from "./rowOfSeven/${part}.ts";`,
      },
      { file: `src/games/${table}.ts`, before: "  ticTacToe,", insert: "  rowOfSeven," },
    ]),
    {
      file: "src/games/largePictures.ts",
      before: "import",
      insert: 'import rowOfSeven from "./rowOfSeven/Picture.svelte";',
    },
    { file: "src/games/largePictures.ts", before: "  othello,", insert: "  rowOfSeven," },
  ],
  search: [
    {
      file: "src/engine/searches/index.ts",
      insert: 'export { failHardNegamax } from "./failHardNegamax.ts";',
    },
    {
      file: "src/listing/words.ts",
      before: "  minimax:",
      insert: '  failHardNegamax: "Fail-hard negamax",',
    },
    {
      file: "src/kit/run/algorithms.ts",
      before: "  minimax: {",
      insert:
        '  failHardNegamax: { search: failHardNegamax, title: titles.failHardNegamax, predecessor: "negamaxAlphaBeta", ...pruning },',
    },
    { file: "src/kit/run/algorithms.ts", before: "  failHardWithTable,", insert: "  failHardNegamax," },
    { file: "src/figures/stepper/taught.ts", before: "  minimax: 2", insert: "  failHardNegamax: 8," },
  ],
  mistake: [
    { file: "src/mistakes/searches/index.ts", insert: 'export { wholeWindow } from "./wholeWindow.ts";' },
    {
      file: "src/listing/words.ts",
      before: "  minimax:",
      insert: '  wholeWindow: "Alpha–beta that forgets what MIN has",',
    },
    {
      file: "src/mistakes/words/searchWords.ts",
      insert: `
export const wholeWindow: SearchWords = {
  title: "A window that is not handed on",
  story: ["A search that forgets its window at every second ply is right, and reads more than it must."],
  question: "How many leaves does the search with the mistake read here?",
  options: ({ right, wrong }) => ({ right: String(right.leaves), wrong: String(wrong.leaves), other: "0" }),
  reveal: ({ right, wrong }) => [\`It reads \${wrong.leaves} in place of \${right.leaves}.\`],
};`,
    },
    {
      file: "src/tools/bugLab/exhibits.ts",
      before: "import",
      insert: 'import { showcase as wholeWindow } from "../../mistakes/searches/wholeWindow.ts";',
    },
    {
      file: "src/tools/bugLab/exhibits.ts",
      before: "  ...exhibitsOf({ cutAboveOnly",
      insert: "  ...exhibitsOf({ wholeWindow }),",
    },
  ],
  figure: [
    { file: "src/figures/index.ts", before: "  bandit:", insert: '  nim: () => import("./nim/nim.ts"),' },
    { file: "src/tools/playground/words.ts", before: "  kuhn:", insert: '  nim: "Nim",' },
    { file: "src/tools/playground/playables.ts", before: '  "stepper"', insert: '  "nim",' },
  ],
  chapter: [],
};
