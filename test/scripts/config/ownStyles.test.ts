import { expect, it } from "vitest";
import { withOwnStyles } from "../../../scripts/config/ownStyles.ts";

const link = (name: string) => `<link rel="stylesheet" href="/base/_astro/${name}.B2Bhnfx9.css">`;
const figure = (kind: string) => `<ply-figure data-kind="${kind}" data-name="some">…</ply-figure>`;

it("A page keeps the styles of the figures that stand on it, and of all that is no figure", () => {
  const styles = [
    "print",
    "KuhnFigure",
    "RuleCardFigure",
    "RegretFigure",
    "WorksheetFigure",
    "CheckFigure",
  ].map(link);
  expect(withOwnStyles(`${styles.join("")}${figure("kuhn")}${figure("ruleCard")}`)).toBe(
    `${["print", "KuhnFigure", "RuleCardFigure", "WorksheetFigure", "CheckFigure"].map(link).join("")}${figure("kuhn")}${figure("ruleCard")}`,
  );
});

it("A page that holds every figure, or has no styles of figures, stays as it is", () => {
  expect(withOwnStyles(link("print"))).toBe(link("print"));
});
