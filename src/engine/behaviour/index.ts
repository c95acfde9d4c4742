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
export { type GuardBoard, guardTree, type Square } from "./guard.ts";
export { type Act, type BehaviourNode, type Status, statuses } from "./node.ts";
export { type BehaviourState, beginning, type TickObserver, tick } from "./tick.ts";
