export { gameFor } from "./gameFor.ts";
export { type LeveledGame, type LevelName, levelNames, levels } from "./levels.ts";
export { playerOf } from "./playerOf.ts";
export { softmax } from "./softmax.ts";
export { type Style, type Thinker, thinkers } from "./style.ts";
export { type Plan, type ThinkOptions, think, type Weighed } from "./think.ts";
