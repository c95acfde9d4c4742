export { type PigMove, type PigPosition, pig } from "./pig.ts";
export { type RaceMove, type RaceOptions, type RacePosition, race } from "./race.ts";
export {
  type AddedTile,
  type SlidingMove,
  type SlidingPosition,
  type TwentyFortyEightOptions,
  twentyFortyEight,
} from "./twentyFortyEight.ts";
