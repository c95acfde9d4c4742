import type { Taking } from "./openShareMenu.ts";

/** What a figure is taken along as whose rule can be carried out by hand: the page where that is done, of something fresh. */
export const byHandPage = (algorithm: "uct" | "ucb1" | "regretMatching"): Taking => ({
  byHand: `${import.meta.env.BASE_URL}be-the-search/?${new URLSearchParams({ algorithm })}`,
});
