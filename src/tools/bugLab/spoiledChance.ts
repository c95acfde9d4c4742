/** The searches of games of chance with mistakes: built or served by Vite, and made where there is no build. For the server. */
export const spoiledChance = import.meta.env
  ? (await import("../../mistakes/spoiledChanceSearches.ts")).spoiledChanceSearches
  : await (await import("../../mistakes/spoilInNode.ts")).spoilChanceInNode();
