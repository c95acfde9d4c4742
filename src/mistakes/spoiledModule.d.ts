/** The search that a mistake's file makes of the one that it spoils: `import lastOfEquals from "./searches/lastOfEquals.ts?spoiled"`. */
declare module "*?spoiled" {
  const search: import("./types/mistake.ts").SpoiledSearch;
  export default search;
}
