/** How long a browser keeps a thing: for the site, until it is deleted, or for the tab, until that is closed. */
export const lastings = ["site", "tab"] as const;
export type Lasting = (typeof lastings)[number];

interface KeptThing {
  readonly lasts: Lasting;
  /** How its keys begin. */
  readonly key: string;
  /** What may stand behind that: whose it is, and of what. */
  readonly rest: RegExp;
}

const nothing = /^$/;

/**
 * All that the site keeps in a browser, and the keys under which it does. Whatever is kept goes through
 * `browserStorage.ts` beside this file, but for what Starlight writes itself: the theme and the sidebar.
 */
export const keptThings = {
  /** A chapter's slug or an exercise's link; "@" and a number tell the second of those who answer here from the first. */
  answers: { lasts: "site", key: "plyground:check", rest: /^(@[^:]*)?:./s },
  progress: { lasts: "site", key: "plyground:progress", rest: /^(@.*)?$/s },
  /** A task, and how it was worked on. */
  programs: { lasts: "site", key: "plyground:program:", rest: /^\w+:./s },
  /** A task and a language, and of each the programs that were run last. */
  runs: { lasts: "site", key: "plyground:runs:", rest: /^\w+:./s },
  /** What a program from elsewhere printed, of which tree, and meant as which search. */
  printed: { lasts: "site", key: "plyground:printed", rest: nothing },
  /** How well each search was carried out by hand, and when it is due again. */
  skills: { lasts: "site", key: "plyground:skills", rest: nothing },
  /** A teacher's classes: what each is called, and its names. */
  rosters: { lasts: "site", key: "plyground:rosters", rest: nothing },
  /** A chapter's slug: the questions before it and after it; whose, as with answers. */
  gains: { lasts: "site", key: "plyground:gain", rest: /^(@[^:]*)?:[\w-]+$/ },
  /** Questions that were missed, and when each is due again. */
  missed: { lasts: "site", key: "plyground:missed", rest: nothing },
  /** The games played against each level that adapts, by game. */
  levels: { lasts: "site", key: "plyground:levels", rest: nothing },
  students: { lasts: "site", key: "plyground:students", rest: nothing },
  tour: { lasts: "site", key: "plyground:tour", rest: nothing },
  conventions: { lasts: "site", key: "plyground:conventions", rest: nothing },
  theme: { lasts: "site", key: "starlight-theme", rest: nothing },
  /** A page's address, and a figure's name behind a hash. */
  views: { lasts: "tab", key: "plyground:view:", rest: /^\/.*#./s },
  /** "no" where a reader has removed what was saved of the site: then it is not saved again by itself. */
  offline: { lasts: "site", key: "plyground:offline", rest: nothing },
  offlineSaid: { lasts: "tab", key: "plyground:offline-said", rest: nothing },
  wholeTree: { lasts: "tab", key: "plyground:whole", rest: nothing },
  /** What was done so far of the tree that is just being searched by hand. */
  byHand: { lasts: "tab", key: "plyground:by-hand", rest: nothing },
  sidebar: { lasts: "tab", key: "sl-sidebar-state", rest: nothing },
} as const satisfies Readonly<Record<string, KeptThing>>;

export type KeptName = keyof typeof keptThings;
export const keptNames = Object.keys(keptThings) as readonly KeptName[];
