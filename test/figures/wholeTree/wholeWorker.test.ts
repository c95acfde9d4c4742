import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Asked } from "../../../src/figures/wholeTree/askedTree.ts";
import type { Question, WholeMessage } from "../../../src/figures/wholeTree/startWhole.ts";

interface Posted {
  readonly message: WholeMessage;
  readonly transfer: readonly ArrayBuffer[];
}

let ask: (event: { data: Question }) => Promise<void>;
let posted: Posted[] = [];
beforeAll(async () => {
  vi.stubGlobal("addEventListener", (_: string, listener: typeof ask) => {
    ask = listener;
  });
  vi.stubGlobal("postMessage", (message: WholeMessage, { transfer }: { transfer: ArrayBuffer[] }) => {
    posted.push({ message, transfer });
  });
  await import("../../../src/figures/wholeTree/wholeWorker.ts");
});
beforeEach(() => {
  posted = [];
});
afterAll(() => vi.unstubAllGlobals());

const asked: Asked = { game: "ticTacToe", position: "XOX.O....", depth: 9, search: "ownOrderTable" };

/** The buffers of all columns in a message, wherever in it they stand. */
function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(buffersIn) : [];
}

test("every column of a tree, a reading and its marks is handed over and not copied", async () => {
  await ask({ data: { asked, wants: { tree: true, reading: true, marks: "class" } } });
  expect(posted.map(({ message }) => message.kind)).toEqual(
    expect.arrayContaining(["marked", "tree", "ended"]),
  );
  for (const { message, transfer } of posted) expect(new Set(transfer)).toEqual(new Set(buffersIn(message)));
  const handed = posted.flatMap(({ transfer }) => transfer);
  expect(handed.length).toBeGreaterThan(8);
  // A browser refuses to hand anything over twice.
  expect(new Set(handed).size).toBe(handed.length);
});

test("the places of a tree's branches are handed over, too", async () => {
  await ask({ data: { asked, wants: { tree: true, reading: false, marks: undefined } } });
  const grown = posted.map(({ message }) => message).find((message) => message.kind === "tree");
  const { ends, plies } = grown!.columns;
  posted = [];
  await ask({
    data: { asked, wants: { tree: false, reading: false, marks: undefined, branches: { ends, plies } } },
  });
  const { message, transfer } = posted.find((one) => one.message.kind === "placed")!;
  expect(transfer.length).toBeGreaterThan(0);
  expect(new Set(transfer)).toEqual(new Set(buffersIn(message)));
});
