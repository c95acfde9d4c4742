export {
  findProofStep,
  type ProofCounters,
  type ProofEvent,
  type ProofKind,
  type ProofNodeState,
  ProofRecorder,
  type ProofStatus,
  ProofTrace,
  proofKinds,
} from "./bestFirst/proofTrace.ts";
export { lastPhaseEnd, nextPhaseEnd, roundsOn } from "./core/rounds.ts";
export { back, forward, next, previous } from "./core/story.ts";
export { TraceLimitError, transferables } from "./core/storyRecording.ts";
export { alignSteps } from "./depthFirst/align/alignSteps.ts";
export { nameOfMoves, SharedNodes } from "./depthFirst/align/sharedNodes.ts";
export { type PairColumns, type StepPair, StepPairs } from "./depthFirst/align/stepPairs.ts";
export { type EventKind, eventCode, eventKinds, leaveCode } from "./depthFirst/eventCode.ts";
export { readJsonLines, writeJsonLines } from "./depthFirst/jsonLines.ts";
export type { Counters } from "./depthFirst/log.ts";
export * from "./depthFirst/navigation.ts";
export type { NodeState, NodeStatus } from "./depthFirst/nodeStates.ts";
export type { Owner } from "./depthFirst/ownerOf.ts";
export type { TraceEvent } from "./depthFirst/readEvent.ts";
export { Recorder, type RecorderOptions } from "./depthFirst/recorder.ts";
export type { Key, Recording } from "./depthFirst/recording.ts";
export type { TraceIndices } from "./depthFirst/snapshots.ts";
export { type StoredEntry, TableHistory } from "./depthFirst/tableHistory.ts";
export { tellAgain } from "./depthFirst/tellAgain.ts";
export { Trace } from "./depthFirst/trace.ts";
export * from "./outline.ts";
export {
  findSampleStep,
  iterationsOn,
  type SampleEvent,
  type SamplePhase,
  SampleRecorder,
  type SampleRecording,
  SampleTrace,
  samplePhases,
} from "./sampling/sampleTrace.ts";
export * from "./ticks/tickTrace.ts";
export * from "./wholeTree/index.ts";
