import { formatValue } from "../../drawing/formatValue.ts";
import { Counter, minimax, type Search } from "../../engine/index.ts";
import { lockstep } from "../../figures/lockstep/lockstep.ts";
import { setupOf } from "../../figures/lockstep/lockstepSetup.ts";
import { runPair } from "../../figures/lockstep/pairOfRuns.ts";
import { type AlgorithmName, algorithms } from "../../kit/run/algorithms.ts";
import { readSubject, type Subject } from "../../kit/run/run.ts";
import { lineName } from "../../kit/tree/nodeNames.ts";
import type { ExposingInput, MistakeKind, SearchFinding, SearchShowcase } from "../../mistakes/index.ts";
import { askOf, type Exhibit } from "./exhibit.ts";
import * as words from "./words.ts";

/** A mistake in a depth-first search, which two trees in lockstep can show. */
interface SearchExhibit extends Exhibit {
  readonly name: AlgorithmName;
  readonly standsFor: AlgorithmName;
  readonly setup: ExposingInput;
}

/** Makes an exhibit of a mistake: it is shown beside the search that it spoils, its predecessor. */
export function searchExhibit(
  name: AlgorithmName,
  kind: MistakeKind,
  showcase: SearchShowcase<string>,
): SearchExhibit {
  const { words: said, chapter, setup, work } = showcase;
  const standsFor = algorithms[name].predecessor as AlgorithmName;
  const find = (algorithm: AlgorithmName): SearchFinding => {
    const subject = readSubject({ ...setup, algorithm });
    const { search } = algorithms[algorithm];
    const found = judge(subject, search);
    return { ...found, work: work ? work.count(search, subject.game, subject.position) : found.leaves };
  };
  const leavesOf = (other: string): number => find(other as AlgorithmName).leaves;
  return {
    name,
    title: said.title,
    kind,
    standsFor,
    chapter,
    setup,
    game: setup.game,
    input: setup.tree ?? setup.position ?? "",
    smallest: showcase.smallest === false ? undefined : claimOf(setup),
    unit: said.unit ?? words.leavesRead,
    story: said.story,
    prove() {
      const found = { right: find(standsFor), wrong: find(name), leavesOf };
      return {
        right: found.right,
        wrong: found.wrong,
        question: askOf(showcase, found),
        reveal: said.reveal(found),
      };
    },
  };
}

const claimOf = ({ tree, sooner }: ExposingInput) =>
  tree === undefined ? "position" : sooner ? "timedTree" : "tree";

/** A search is right where its value is minimax's to the same depth and its move gives nothing away, played to the end. */
function judge(subject: Subject, search: Search): Omit<SearchFinding, "work"> {
  const { game, position, setup } = subject;
  const counter = new Counter<unknown>();
  const options = setup.depth === undefined ? {} : { depth: setup.depth };
  const { value, line } = search(game, position, options, counter);
  const worth = line.length === 0 ? Number.NaN : minimax(game, game.play(position, line[0])).value;
  const written = (move: unknown) => game.writeMove(position, move);
  const sound = value === minimax(game, position, options).value;
  return {
    isRight: sound && worth === minimax(game, position).value,
    value: formatValue(value),
    move: line.length === 0 ? -1 : game.moves(position).map(written).indexOf(written(line[0])),
    name: line.length === 0 ? words.noMove : lineName(subject, line.slice(0, 1)),
    worth: Number.isNaN(worth) ? words.noWorth : formatValue(worth),
    nodes: counter.nodes,
    leaves: counter.leaves,
  };
}

/** Right and wrong in lockstep with their code, as a page says it: where they first part; at the end where they never do. */
export function lockstepOf({ name, standsFor, setup }: SearchExhibit) {
  const said = {
    ...setup,
    algorithm: standsFor,
    against: name,
    code: true,
    front: "right",
    name: `${name}Pair`,
  };
  const { partings } = runPair(setupOf(lockstep.place(said).given)).pairs;
  return { ...said, at: partings.length > 0 ? "parting 1" : "end" };
}
