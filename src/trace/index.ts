export { findProofStep } from "./bestFirst/findProofStep.ts";
export { ProofRecorder } from "./bestFirst/proofRecorder.ts";
export {
  type ProofCounters,
  type ProofEvent,
  type ProofNodeState,
  type ProofStatus,
  ProofTrace,
} from "./bestFirst/proofTrace.ts";
export { type ProofKind, proofKinds } from "./bestFirst/proofWords.ts";
export * from "./core/navigation.ts";
export { lastPhaseEnd, nextPhaseEnd, roundsOn } from "./core/rounds.ts";
export { TraceLimitError } from "./core/traceLimitError.ts";
export { transferables } from "./core/transferables.ts";
export { alignSteps } from "./depthFirst/align/alignSteps.ts";
export { nameOfMoves } from "./depthFirst/align/nameOfMoves.ts";
export { SharedNodes } from "./depthFirst/align/sharedNodes.ts";
export { type PairColumns, type StepPair, StepPairs } from "./depthFirst/align/stepPairs.ts";
export type { Counters } from "./depthFirst/countersAt.ts";
export { type EventKind, eventCode, eventKinds, leaveCode } from "./depthFirst/eventCode.ts";
export { findStep } from "./depthFirst/findStep.ts";
export * from "./depthFirst/navigation.ts";
export type { NodeState, NodeStatus } from "./depthFirst/nodeState.ts";
export type { Owner } from "./depthFirst/ownerOf.ts";
export { readJsonLines } from "./depthFirst/readJsonLines.ts";
export { Recorder, type RecorderOptions } from "./depthFirst/recorder.ts";
export type { Key, Recording } from "./depthFirst/recording.ts";
export { type StoredEntry, TableHistory } from "./depthFirst/tableHistory.ts";
export { Trace } from "./depthFirst/trace.ts";
export type { TraceEvent } from "./depthFirst/traceEvent.ts";
export type { TraceIndices } from "./depthFirst/traceIndices.ts";
export { writeJsonLines } from "./depthFirst/writeJsonLines.ts";
export { focusOutline } from "./focusOutline.ts";
export * from "./outline.ts";
export { SampleRecorder } from "./sampling/sampleRecorder.ts";
export { type SamplePhase, type SampleRecording, samplePhases } from "./sampling/sampleRecording.ts";
export { findSampleStep, iterationsOn } from "./sampling/sampleSteps.ts";
export { type SampleEvent, SampleTrace } from "./sampling/sampleTrace.ts";
export * from "./ticks/findTickStep.ts";
export * from "./ticks/placeNodes.ts";
export * from "./ticks/recordTicks.ts";
export * from "./ticks/tickSteps.ts";
export * from "./ticks/ticksAt.ts";
export { type TickEvent, type TickKind, TickTrace } from "./ticks/tickTrace.ts";
