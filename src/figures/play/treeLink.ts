import { faceOf } from "../../games/faces.ts";
import { titleInSentence } from "../../listing/words.ts";
import type { WrittenPlan } from "./planFor.ts";
import { type PlayedGame, rulesOf } from "./playGames.ts";
import { without as words } from "./treeLinkWords.ts";

/** Nodes of a tree that can still be looked at one by one. */
const legible = 2500;
/** What was thought in fewer nodes than this is searched again as deep as it was. */
const searchable = 60_000;
/** Games played out that can still be followed. */
const followed = 300;

type Thought = Pick<WrittenPlan, "thinker" | "depth" | "nodes" | "width" | "byChance" | "byProgram">;

/** A link to a thought's tree, and how that differs from the thought. */
export interface TreeLink {
  readonly parameters: URLSearchParams;
  /** As sentences; empty where it does not. */
  readonly without: string;
}

/** The deepest look at a position whose whole tree stays legible, and is no deeper than what was looked at; 1 at least. */
export function legibleDepth(game: PlayedGame, position: unknown, deepest: number): number {
  const rules = rulesOf(game);
  let [nodes, depth, level] = [1, 0, [position]];
  while (depth < deepest) {
    const next: unknown[] = [];
    for (const at of level) for (const move of rules.moves(at)) next.push(rules.play(at, move));
    nodes += next.length;
    if (next.length === 0 || (depth > 0 && nodes > legible)) break;
    depth++;
    if (nodes * Math.max(1, next.length / level.length) > legible) break;
    level = next;
  }
  return Math.max(1, depth);
}

/**
 * The parameters of a link that opens a position where its tree can be stepped through: searched by what thought about
 * it, as deep and as wide as it did, or sampled as often as can be followed. What is left out is said.
 */
export function treeLink(game: PlayedGame, position: unknown, thought: Thought): TreeLink {
  const { thinker, depth, nodes } = thought;
  const subject = { game, position: rulesOf(game).write(position) };
  if (thinker === "mcts") {
    const iterations = Math.min(nodes, followed);
    const without = nodes > followed ? [words.games(nodes, followed)] : [];
    return {
      parameters: new URLSearchParams({
        figure: "mcts",
        ...subject,
        iterations: String(iterations),
        reward: "win",
        at: "start",
      }),
      without: [...without, ...drawnByChance(thought)].join(" "),
    };
  }
  const algorithm = thinker === "chance" || thinker === "quiescence" ? "alphaBeta" : thinker;
  const isWhole = depth !== undefined && nodes <= searchable;
  const drawn = isWhole ? depth : legibleDepth(game, position, depth ?? 2);
  // All free points of the board are more than any figure looks at: those near the stones stand for them.
  const narrowed = faceOf(game).width;
  const width = narrowed && (thought.width ?? narrowed.most);
  const parameters = new URLSearchParams({
    figure: "stepper",
    ...subject,
    ...(width !== undefined && { width: String(width) }),
    algorithm,
    depth: String(drawn),
    step: "0",
  });
  return { parameters, without: leftOut(game, thought, algorithm, drawn).join(" ") };
}

function leftOut(game: PlayedGame, thought: Thought, algorithm: string, drawn: number): string[] {
  const { thinker, depth, width } = thought;
  if (thought.byProgram) return [words.program(titleInSentence(algorithm))];
  if (thinker === "chance") return [words.chance(titleInSentence(algorithm))];
  return [
    ...(thinker === "quiescence" ? [words.quiescence] : []),
    ...(depth !== undefined && drawn < depth ? [words.depth(depth, drawn)] : []),
    ...(faceOf(game).width && width === undefined ? [words.width] : []),
    ...(depth !== undefined && depth > 1 && !thought.byChance ? [words.deepening] : []),
    ...drawnByChance(thought),
  ];
}

const drawnByChance = ({ byChance }: Thought): string[] => (byChance ? [words.lot] : []);
