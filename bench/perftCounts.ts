import { connectFour, perft } from "../src/engine/index.ts";
import { expectFound } from "./expectFound.ts";
import { handTunedPerft } from "./handTuned/connectFourPerft.ts";

/** The unit tests count as far as 8 plies. */
const depths = [9, 10];

/** The ways to play so many plies of Connect Four, as text: counted by the engine, and by rules written anew. */
export function perftCounts(): string {
  const counts = depths.map((depth) => {
    const ways = perft(connectFour, connectFour.start, depth);
    expectFound(ways, handTunedPerft(depth));
    return `${depth} plies: ${ways.toLocaleString("en")}`;
  });
  return ["Connect Four, ways to play, counted twice:", ...counts].join("\n");
}
