import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StoryRecorder } from "../../../src/trace/core/storyRecorder.ts";
import type { Vocabulary } from "../../../src/trace/core/storyRecording.ts";
import { TraceLimitError, transferables } from "../../../src/trace/core/storyRecording.ts";
import { StoryTrace } from "../../../src/trace/core/storyTrace.ts";
import { next, previous } from "../../../src/trace/index.ts";

const words = {
  kinds: ["open", "value", "close"],
  nodeKinds: ["max", "min", "chance"],
  numbers: 2,
} as const satisfies Vocabulary<string, string>;
type Kind = (typeof words.kinds)[number];
type NodeKind = (typeof words.nodeKinds)[number];

/** A story as plain lists: what is told, and what a reader must find again. */
interface PlainStory {
  readonly nodes: readonly { parent: number; kind: NodeKind; move: unknown }[];
  readonly events: readonly { kind: Kind; node: number; numbers: readonly number[] }[];
}

const move = fc.oneof(
  fc.nat({ max: 9 }),
  fc.string(),
  fc.bigInt(),
  fc.constantFrom({ from: 1, to: 2 }, { from: 2, to: 1 }),
);
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constantFrom(Infinity, -Infinity, Number.NaN),
);

/** Any tree of any kinds of nodes, the kinds in any order from the root down, and events that jump about in it. */
const arbitraryStory: fc.Arbitrary<PlainStory> = fc
  .array(fc.tuple(fc.nat(), fc.constantFrom(...words.nodeKinds), move), { minLength: 1, maxLength: 30 })
  .chain((drawn) => {
    const nodes = drawn.map(([parent, kind, move], id) => ({
      parent: id === 0 ? -1 : parent % id,
      kind,
      move: id === 0 ? undefined : move,
    }));
    const event = fc.record({
      kind: fc.constantFrom(...words.kinds),
      node: fc.nat({ max: nodes.length - 1 }),
      numbers: fc.array(number, { maxLength: 2 }),
    });
    return fc.record({ nodes: fc.constant(nodes), events: fc.array(event, { maxLength: 60 }) });
  });

/** Tells it, sends it to another thread and back, and reads it. */
function traceOf({ nodes, events }: PlainStory): StoryTrace<Kind, NodeKind, unknown> {
  const recorder = new StoryRecorder<Kind, NodeKind, unknown>(words);
  for (const { parent, kind, move } of nodes) recorder.add(kind, parent, move);
  for (const { kind, node, numbers } of events) recorder.tell(kind, node, ...numbers);
  const recording = recorder.recording();
  return new StoryTrace(words, structuredClone(recording, { transfer: transferables(recording) }));
}

/** The steps after which something that passes has just happened. */
const stepsOf = ({ events }: PlainStory, passes: (event: PlainStory["events"][number]) => boolean) =>
  events.flatMap((event, index) => (passes(event) ? [index + 1] : []));

describe("A story", () => {
  it("is read as it was told, whatever the order of its events and of the kinds of its nodes", () => {
    fc.assert(
      fc.property(arbitraryStory, (story) => {
        const trace = traceOf(story);
        expect(trace.length).toBe(story.events.length);
        for (const [index, { kind, node, numbers }] of story.events.entries()) {
          const step = index + 1;
          expect([trace.kind(step), trace.nodeAt(step)]).toEqual([kind, node]);
          expect([trace.number(step), trace.number(step, 1)]).toEqual([
            numbers[0] ?? Number.NaN,
            numbers[1] ?? Number.NaN,
          ]);
        }
        expect([trace.kind(0), trace.nodeAt(0)]).toEqual([undefined, 0]);
      }),
    );
  });

  it("has the tree that it was told of: nodes of any kind below nodes of any kind", () => {
    fc.assert(
      fc.property(arbitraryStory, (story) => {
        const { nodes, ...trace } = { ...traceOf(story), nodes: traceOf(story).nodes };
        expect(trace.recording.moves).toEqual(story.nodes.map(({ move }) => move));
        expect(nodes.size).toBe(story.nodes.length);
        for (const [id, { parent, kind }] of story.nodes.entries()) {
          expect([nodes.kind(id), nodes.parents[id]]).toEqual([kind, parent]);
          const path = nodes.pathTo(id);
          expect(path.slice(0, -1)).toEqual(parent < 0 ? [] : nodes.pathTo(parent));
          expect(nodes.plies[id]).toBe(path.length - 1);
          const children = story.nodes.flatMap((node, child) => (node.parent === id ? [child] : []));
          expect([...nodes.children.row(id)]).toEqual(children);
        }
      }),
    );
  });

  it("finds the last of a node's events up to any step, and all of them", () => {
    fc.assert(
      fc.property(arbitraryStory, fc.subarray([...words.kinds], { minLength: 1 }), (story, kinds) => {
        const trace = traceOf(story);
        for (let node = 0; node < story.nodes.length; node++) {
          const steps = stepsOf(story, (event) => event.node === node && kinds.includes(event.kind));
          expect([...trace.history(...kinds).row(node)]).toEqual(steps);
          for (let step = 0; step <= trace.length; step++)
            expect(trace.last(node, step, ...kinds)).toBe(steps.findLast((one) => one <= step) ?? 0);
        }
      }),
    );
  });

  it("leads from step to step by the kinds of its events", () => {
    fc.assert(
      fc.property(arbitraryStory, fc.constantFrom(...words.kinds), (story, kind) => {
        const trace = traceOf(story);
        const steps = stepsOf(story, (event) => event.kind === kind);
        for (let step = 0; step <= trace.length; step++) {
          expect(next(trace, kind, step)).toBe(steps.find((one) => one > step));
          expect(previous(trace, kind, step)).toBe(steps.findLast((one) => one < step));
        }
      }),
    );
  });

  it("of a search with chance in it can be told: two dice between MAX and MIN", () => {
    const recorder = new StoryRecorder<Kind, NodeKind, string>(words);
    const root = recorder.add("max");
    const roll = recorder.add("chance", root, "roll");
    const [low, high] = [recorder.add("min", roll, "1 to 4"), recorder.add("min", roll, "5 or 6")];
    recorder.tell("open", root);
    // Not from top to bottom: the more likely one first, then back to the other.
    recorder.tell("value", low, 3, 4 / 6);
    recorder.tell("value", root, 3);
    recorder.tell("value", high, 9, 2 / 6);
    recorder.tell("value", roll, 5);
    const trace = new StoryTrace(words, recorder.recording());
    const kinds = trace.nodes.pathTo(high).map((node) => trace.nodes.kind(node));
    expect(kinds).toEqual(["max", "chance", "min"]);
    expect(trace.movesTo(high)).toEqual(["roll", "5 or 6"]);
    const valueAt = (node: number, step: number) => {
      const told = trace.last(node, step, "value");
      return told === 0 ? undefined : trace.number(told);
    };
    expect(
      [0, 1, 2, 3, 4, 5].map((step) => [root, roll, low, high].map((node) => valueAt(node, step))),
    ).toEqual([
      [undefined, undefined, undefined, undefined],
      [undefined, undefined, undefined, undefined],
      [undefined, undefined, 3, undefined],
      [3, undefined, 3, undefined],
      [3, undefined, 3, 9],
      [3, 5, 3, 9],
    ]);
  });

  it("is recorded up to a limit", () => {
    const recorder = new StoryRecorder<Kind, NodeKind, number>(words, { limit: 2 });
    recorder.add("max");
    recorder.tell("open", 0);
    recorder.tell("close", 0);
    expect(() => recorder.tell("open", 0)).toThrow(TraceLimitError);
    expect(recorder.recording().kinds.length).toBe(2);
  });

  it("grows as long as it is told", () => {
    const recorder = new StoryRecorder<Kind, NodeKind, number>(words);
    for (let node = 0; node < 70_000; node++) {
      recorder.add("max", node - 1, node);
      recorder.tell("value", node, node);
    }
    const trace = new StoryTrace(words, recorder.recording());
    expect(trace.nodes.plies[69_999]).toBe(69_999);
    expect(trace.number(70_000)).toBe(69_999);
  });
});
