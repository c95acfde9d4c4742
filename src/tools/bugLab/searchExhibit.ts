import { formatValue } from "../../drawing/formatValue.ts";
import { Counter, minimax, type Search } from "../../engine/index.ts";
import { type AlgorithmName, algorithms } from "../../kit/run/algorithms.ts";
import { readSubject, type Subject } from "../../kit/run/run.ts";
import type { Setup } from "../../kit/run/setup.ts";
import { lineName } from "../../kit/tree/nodeNames.ts";
import { predecessors } from "../../listing/predecessors.ts";
import { titles } from "../../listing/titles.ts";
import type { Exhibit, Finding, MistakeKind } from "./exhibit.ts";

/** What a search says of the input. */
export interface SearchFinding extends Finding {
  /** What it says that the root is worth, as figures print it. */
  readonly value: string;
  /** Its move as the stepper calls it, "move 1" or "O bottom right"; "none" where it has none. */
  readonly move: string;
  /** What that move is worth in truth to its end, as figures print it; "nothing" where it has none. */
  readonly worth: string;
  /** It is the first of the moves there are. */
  readonly isFirst: boolean;
  readonly nodes: number;
  readonly leaves: number;
}

/** Both, by what they are called in prose, and what the moves are called. */
export interface SearchFindings {
  readonly right: SearchFinding;
  readonly wrong: SearchFinding;
}

/** What is particular to one mistake in a depth-first search. */
export interface SearchMistake {
  readonly name: AlgorithmName;
  readonly kind: MistakeKind;
  readonly chapter: string;
  /** A name that says what goes wrong; the algorithm's own title where it is not given. */
  readonly title?: string;
  readonly setup: Omit<Setup, "algorithm">;
  readonly story: readonly string[];
  /** What is asked; `answer` is one of the options, computed. */
  readonly ask: (found: SearchFindings) => { text: string; options: readonly string[]; answer: string };
  readonly reveal: (found: SearchFindings) => readonly string[];
  /** False where smaller inputs expose it, too. */
  readonly smallest?: false;
  /** Leaves read, where nothing else is given: what `search` did on the subject. */
  readonly work?: { readonly unit: string; readonly count: (wrong: boolean, subject: Subject) => number };
}

/** A mistake in a depth-first search, which two trees in lockstep can show. */
export interface SearchExhibit extends Exhibit {
  readonly name: AlgorithmName;
  readonly standsFor: AlgorithmName;
  readonly setup: Omit<Setup, "algorithm">;
}

/** Makes an exhibit of a mistake: it is shown beside the search that it spoils, its predecessor. */
export function searchExhibit(mistake: SearchMistake): SearchExhibit {
  const { name, kind, chapter, setup, story, work } = mistake;
  const standsFor = predecessors[name] as AlgorithmName;
  const find = (algorithm: AlgorithmName): SearchFinding => {
    const subject = readSubject({ ...setup, algorithm });
    const found = judge(subject, algorithms[algorithm].search);
    return { ...found, work: work ? work.count(algorithm === name, subject) : found.leaves };
  };
  return {
    name,
    title: mistake.title ?? titles[name],
    kind,
    standsFor,
    chapter,
    setup,
    game: setup.game,
    input: setup.tree ?? setup.position ?? "",
    smallest: mistake.smallest === false ? undefined : claimOf(setup),
    unit: work?.unit ?? "leaves read",
    story,
    prove() {
      const found = { right: find(standsFor), wrong: find(name) };
      const { text, options, answer } = mistake.ask(found);
      return {
        ...found,
        question: { text, options, answer: options.indexOf(answer) },
        reveal: mistake.reveal(found),
      };
    },
  };
}

const claimOf = ({ tree, preferSooner }: SearchMistake["setup"]) =>
  tree === undefined ? "position" : preferSooner ? "timed tree" : "tree";

/** A search is right where its value is minimax's to the same depth and its move gives nothing away, played to the end. */
function judge(subject: Subject, search: Search): Omit<SearchFinding, "work"> {
  const { game, position, setup } = subject;
  const counter = new Counter<unknown>();
  const options = setup.depth === undefined ? {} : { depth: setup.depth };
  const { value, line } = search(game, position, options, counter);
  const worth = line.length === 0 ? Number.NaN : minimax(game, game.play(position, line[0])).value;
  const sound = value === minimax(game, position, options).value;
  return {
    isRight: sound && worth === minimax(game, position).value,
    value: formatValue(value),
    move: line.length === 0 ? "none" : lineName(subject, line.slice(0, 1)),
    isFirst: line[0] === game.moves(position)[0],
    worth: Number.isNaN(worth) ? "nothing" : formatValue(worth),
    nodes: counter.nodes,
    leaves: counter.leaves,
  };
}
