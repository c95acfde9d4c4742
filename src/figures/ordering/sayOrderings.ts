import type { Words } from "../../kit/narration/words.ts";
import type { Orderings } from "./orderings.svelte.ts";
import { partSets } from "./partSets.ts";
import type { Savings } from "./savings.ts";

const strong = (text: string): Words => ({ text, strong: true });
const plain = (text: string): Words => ({ text });
const write = (count: number) => count.toLocaleString("en");
const percent = (share: number) => `${Math.round(100 * share)} %`;

/** What this order costs at the depth that is looked at, and how much of what can be saved it saves. */
export function sayOrderings({ savings, view }: Orderings): Words[] {
  if (savings === undefined) return [plain("The first ply is not counted yet.")];
  const { depth, natural, present } = savings;
  const plies = depth === 1 ? "One ply" : `${depth} plies`;
  const words = [plain(`${plies} deep the natural order enters `), strong(`${write(natural)} nodes`)];
  if (view.parts.length === 0) return [...words, plain(". Nothing is switched on."), ...bestWords(savings)];
  return [
    ...words,
    plain(", this search "),
    strong(write(present)),
    plain(`: ${percent(present / natural)} of them.`),
    ...closedWords(savings),
  ];
}

function bestWords({ best }: Savings): Words[] {
  return best === undefined ? [] : [plain(` The best order there is would enter ${write(best)}.`)];
}

function closedWords(savings: Savings): Words[] {
  const { best, closed, present, natural } = savings;
  if (best === undefined) return [plain(" Its whole tree is too large to find the best order in.")];
  if (closed === undefined) return [plain(" Here no order does better than the natural one.")];
  if (present > natural) return [plain(" That is worse than no ordering at all."), ...bestWords(savings)];
  if (closed > 1)
    return [
      plain(
        ` That is fewer than the best order needs without a table, ${write(best)}: the table knows positions again.`,
      ),
    ];
  return [
    plain(" This closes "),
    strong(percent(closed)),
    plain(` of the gap to the best order, which enters ${write(best)}.`),
  ];
}

/** How much dearer a ply more is taken to be, for the bar to move evenly. */
const growth = 3;

/** How far a count has come: a share from 0 to 1, and in words. */
export function progressOf({ view, counts, whole, running, cancelled }: Orderings): {
  share: number;
  text: string;
} {
  if (running === "time") return { share: 0, text: "Timing …" };
  const sets = partSets(view);
  const worth = (plies: number) => growth ** plies - 1;
  const done = sets.reduce((sum, { name }) => sum + worth(counts[name]?.length ?? 0), 0);
  const at = whole + 1;
  const ready = sets.filter(({ name }) => (counts[name]?.length ?? 0) >= at).length;
  if (running && whole === view.depth) return { share: 1, text: "Looking for the worst order …" };
  if (running) {
    const text = `${at} ${at === 1 ? "ply" : "plies"}: ${ready} of ${sets.length} searches`;
    return { share: done / (sets.length * worth(view.depth)), text };
  }
  const plies = `${whole} ${whole === 1 ? "ply" : "plies"}`;
  return { share: 0, text: cancelled ? `Cancelled after ${plies}` : `${plies} counted` };
}
