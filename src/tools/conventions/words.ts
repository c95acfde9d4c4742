import type { Conventions } from "../../kit/conventions/conventions.ts";

/** What a book may do otherwise, and the ways to do it. */
export const titles: Readonly<Record<keyof Conventions, string>> = {
  cut: "A node is left",
  bounds: "A cut node returns",
  windows: "Windows are drawn",
};
export const choices: Readonly<Record<Conventions[keyof Conventions], string>> = {
  level: "as soon as alpha ≥ beta",
  above: "only when alpha > beta",
  soft: "the best it has found (fail-soft)",
  hard: "no more than its window (fail-hard)",
  open: "while a node is open",
  left: "also as they were when it was left",
};

export const kept = "Kept: every figure that steps through alpha–beta follows it in this browser.";
export const notKept = "This browser keeps nothing: use the link instead.";
export const copyLink = "Copy a link with these";
export const copied = "The link is copied. Whoever opens it has these conventions in every chapter.";
export const byHand = "The link, to copy by hand:";
