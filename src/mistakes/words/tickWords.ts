/** What the usual mistakes in ticking a behaviour tree are called, those between two ticks among them. */
export const tickTitles = {
  goesOnAfterFailure: "A sequence that goes on after a failure",
  stopsAtFailure: "A selector that stops at the first failure",
  goesOnAfterSuccess: "A selector that tries all its children",
  stopsAtSuccess: "A sequence that stops at the first success",
  runningAsSuccess: "Running taken for success",
  runningAsFailure: "Running taken for failure",
  forgetsChild: "From the first child again, in spite of the memory",
  remembersChild: "On with the child that was running, without a memory",
  endlessPatience: "A timeout that waits for ever",
  notTurned: "A “not” that hands its child’s answer on",
  onceIsEnough: "A repeat that is content with once",
  oneByOne: "A parallel that asks its children one by one",
  skipsRoot: "A tick that begins where something was running",
  resetsNothing: "Abandoned, and not reset",
  resetsLeafAlone: "The action reset, and not what is above it",
} as const;
