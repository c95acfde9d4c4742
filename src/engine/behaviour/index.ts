export {
  action,
  condition,
  inverter,
  memorySelector,
  memorySequence,
  parallel,
  repeat,
  selector,
  sequence,
  timeout,
} from "./builders.ts";
export { guardTree } from "./guard.ts";
export { type GuardBoard, isFree, type Square, sameSquare } from "./guardBoard.ts";
export { guardLeaves } from "./guardLeaves.ts";
export { readGuardMap } from "./guardMap.ts";
export { type Act, type BehaviourNode, type Status, statuses } from "./node.ts";
export { reach, sees } from "./sees.ts";
export { type BehaviourState, beginning, type TickObserver, tick } from "./tick.ts";
export { readBehaviour, writeBehaviour } from "./treeText.ts";
