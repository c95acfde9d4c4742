import { memorySequence, selector, sequence, timeout } from "./builders.ts";
import type { GuardBoard } from "./guardBoard.ts";
import { guardLeaves } from "./guardLeaves.ts";
import type { BehaviourNode } from "./node.ts";

const { sees, note, run, remembers, search, forget, first, second } = guardLeaves;

/** Chases an intruder it sees, searches where it saw one last but gives up after a while, and else walks its round. */
export function guardTree(patience = 6): BehaviourNode<GuardBoard> {
  return selector<GuardBoard>(
    "guard",
    sequence("chase", sees, note, run),
    sequence(
      "look for it",
      remembers,
      selector("try", timeout("not for long", patience, search), forget),
      forget,
    ),
    memorySequence("patrol", first, second),
  );
}
