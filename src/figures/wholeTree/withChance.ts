export { chanceDepth, chanceRules, chanceStart, readChancePosition } from "./chanceGames.ts";
export { chanceReaders, growChance, readChance } from "./chanceSearches.ts";
export * as words from "./chanceWords.ts";
export { drawnTo, wayTo } from "./drawnNode.ts";
export { nameInChance, writtenInChance } from "./namedInChance.ts";
export { openedTree } from "./openedTree.ts";
