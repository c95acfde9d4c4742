import { quoted } from "../../../demand.ts";

export const noKuhnPosition = (text: string) =>
  `${quoted(text)}: expected two different cards of 0, 1 and 2 and the betting so far, such as 20 pb, or ? before the deal`;
export const noBetting = (text: string, betting: string) =>
  `${quoted(text)}: nobody bets like ${quoted(betting)}; the betting is p, b, pp, pb, bp, bb, pbp or pbb`;
