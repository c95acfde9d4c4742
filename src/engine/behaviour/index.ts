export {
  type GuardBoard,
  guardLeaves,
  guardTree,
  isFree,
  reach,
  readGuardMap,
  type Square,
  sameSquare,
  sees,
} from "./guard.ts";
export {
  type Act,
  action,
  type BehaviourNode,
  condition,
  inverter,
  memorySelector,
  memorySequence,
  parallel,
  repeat,
  type Status,
  selector,
  sequence,
  statuses,
  timeout,
} from "./node.ts";
export { type BehaviourState, beginning, type TickObserver, tick } from "./tick.ts";
export { readBehaviour, writeBehaviour } from "./treeText.ts";
