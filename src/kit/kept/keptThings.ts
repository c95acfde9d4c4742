/** How long a browser keeps a thing: for the site, until it is deleted, or for the tab, until that is closed. */
export const lastings = ["site", "tab"] as const;
export type Lasting = (typeof lastings)[number];

interface KeptThing {
  readonly lasts: Lasting;
  /** How its keys begin; behind that may stand whose it is, and of what. */
  readonly key: string;
}

/**
 * All that the site keeps in a browser, and the keys under which it does. Whatever is kept goes through
 * `browserStorage.ts` beside this file, but for what Starlight writes itself: the theme and the sidebar.
 */
export const keptThings = {
  /** A chapter's slug or an exercise's link; "@" and a number tell the second of those who answer here from the first. */
  answers: { lasts: "site", key: "plyground:check" },
  progress: { lasts: "site", key: "plyground:progress" },
  /** A task, and how it was worked on. */
  programs: { lasts: "site", key: "plyground:program:" },
  /** A task and a language, and of each the programs that were run last. */
  runs: { lasts: "site", key: "plyground:runs:" },
  /** What a program from elsewhere printed, of which tree, and meant as which search. */
  printed: { lasts: "site", key: "plyground:printed" },
  /** How well each search was carried out by hand, and when it is due again. */
  skills: { lasts: "site", key: "plyground:skills" },
  /** A teacher's classes: what each is called, and its names. */
  rosters: { lasts: "site", key: "plyground:rosters" },
  /** A chapter's slug: the questions before it and after it; whose, as with answers. */
  gains: { lasts: "site", key: "plyground:gain" },
  /** Questions that were missed, and when each is due again. */
  missed: { lasts: "site", key: "plyground:missed" },
  /** The games played against each level that adapts, by game. */
  levels: { lasts: "site", key: "plyground:levels" },
  students: { lasts: "site", key: "plyground:students" },
  tour: { lasts: "site", key: "plyground:tour" },
  conventions: { lasts: "site", key: "plyground:conventions" },
  theme: { lasts: "site", key: "starlight-theme" },
  /** A page's address, and a figure's name behind a hash. */
  views: { lasts: "tab", key: "plyground:view:" },
  /** "no" where a reader has removed what was saved of the site: then it is not saved again by itself. */
  offline: { lasts: "site", key: "plyground:offline" },
  offlineSaid: { lasts: "tab", key: "plyground:offline-said" },
  wholeTree: { lasts: "tab", key: "plyground:whole" },
  /** By search, what was done so far of the tree that is just being searched by hand. */
  byHand: { lasts: "tab", key: "plyground:by-hand" },
  sidebar: { lasts: "tab", key: "sl-sidebar-state" },
} as const satisfies Readonly<Record<string, KeptThing>>;

export type KeptName = keyof typeof keptThings;
export const keptNames = Object.keys(keptThings) as readonly KeptName[];
