export { classesOf } from "./classesOf.ts";
export { growChanceTree } from "./growChanceTree.ts";
export { type GrowOptions, growWholeTree, TreeLimitError } from "./growWholeTree.ts";
export { KeptReading } from "./keptReading.ts";
export { levelsOf } from "./levels.ts";
export { allSeen, type NodeStanding, Reading, type ReadingColumns, type Seen } from "./reading.ts";
export { readWholeTree } from "./readWholeTree.ts";
export { WholeReading } from "./wholeReading.ts";
export { turnNames, type ValueColumn, WholeTree, type WholeTreeColumns } from "./wholeTree.ts";
