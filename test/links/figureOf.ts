import type { PlayableName } from "../../src/tools/playground/playables.ts";

const others: Readonly<Record<string, PlayableName>> = {
  RuleCard: "ruleCard",
};

/** What links call the figure that a chapter mounts by this component. */
export const figureOf = (component: string): PlayableName =>
  others[component] ?? (component.toLowerCase() as PlayableName);
