export { expectimax } from "./expectimax.ts";
export { star1 } from "./star1.ts";
export { star2 } from "./star2.ts";
