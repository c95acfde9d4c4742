import { says } from "../../listing/programWords.ts";
import { js } from "../../mistakes/js.ts";

/** How a mistake's listing becomes a program that can be run, judged and mended. */
interface MendingText {
  /** Whose listing it is made of; the mistake's own by default. */
  readonly listing?: string;
  /** Texts of it, each with what takes its place. */
  readonly patch?: readonly (readonly [before: string, after: string])[];
  /** What stands above it: what it names and no program is offered. */
  readonly above?: string;
  /** What stands below it. */
  readonly below?: string;
}

/** The head of a search with a window, which all of these have once. */
const head = js`function visit(position, depth, α, β) {`;

/**
 * Mistakes whose listings alone could not be run, or would not show what is wrong: a listing leaves out how its search is
 * called, what it names, and how a move is chosen. In the signs of the listings, and as regular, so that Python can say it.
 */
export const mendingTexts: Readonly<Record<string, MendingText>> = {
  randomEstimate: {
    above: js`const [least, most] = game.range
const chance = random(1)`,
  },
  clockSeed: { above: js`const [least, most] = game.range` },
  // Its value is right; which move comes with it, only a choice can say.
  lastOfEquals: {
    listing: "alphaBeta",
    below: js`function chooseMove(position, depth) {
  let α = −∞
  let β = ∞
  let choice
  for (const move of game.moves(position)) {
    const child = game.play(position, move)
    const value = visit(child, depth − 1, α, β)
    if (game.turn(position) === "max") {
      if (value >= α) choice = move
      if (value >= α) α = value
    } else {
      if (value <= β) choice = move
      if (value <= β) β = value
    }
  }
  return choice
}`,
  },
  noAlphaAtRoot: {
    above: js`const first = []`,
    patch: [
      [
        head,
        js`${head}
  if (first.length === 0) first.push(position)
  const root = first[0]`,
      ],
    ],
  },
  keyWithoutSide: {
    above: js`function withoutSide(key) {
  return String(key).replace("max ", "").replace("min ", "")
}`,
  },
  keyWithoutPlies: {
    above: js`function withoutPlies(key) {
  return String(key).split(" +")[0]
}`,
  },
  // Brought by the game, which counts what is digested.
  slowDigest: {},
  colourFixed: {
    patch: [[js`function visit(position, depth, sign) {`, js`function visit(position, depth, sign = 1) {`]],
  },
  negatedMinimum: {
    above: js`// ${says.least}
function negated(value) {
  if (value === −(2 ** 31)) return value
  return −value
}

const greatest = 2 ** 31 − 1
const least = −(2 ** 31)`,
    patch: [
      [
        head,
        js`${head}
  α = Math.max(α, least)
  β = Math.min(β, greatest)`,
      ],
    ],
  },
};

/** The lines of a mistake's program, of what `listing` gives for a name. */
export async function mendingLines(
  name: string,
  listing: (name: string) => Promise<string[]>,
): Promise<string[]> {
  const { listing: of = name, patch = [], above, below } = mendingTexts[name] ?? {};
  const text = (await listing(of)).join("\n");
  const patched = patch.reduce((said, [before, after]) => said.replace(before, () => after), text);
  return [...(above ? [above, ""] : []), patched, ...(below ? ["", below] : [])].join("\n").split("\n");
}
