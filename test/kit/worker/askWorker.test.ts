import { expect, it } from "vitest";
import { askIdleWorker } from "../../../src/kit/worker/askIdleWorker.ts";
import { askWorker, startWorker } from "../../../src/kit/worker/askWorker.ts";

type Word = { kind: "part"; share: number } | { kind: "done" };

/** A worker whose words the test says, and what became of it. */
function toldWorker() {
  const worker = {
    asked: [] as unknown[],
    ended: 0,
    postMessage: (question: unknown) => worker.asked.push(question),
    terminate: () => worker.ended++,
    onmessage: (_event: { data: unknown }) => {},
    onerror: (_event: { message: string }) => {},
  };
  return worker;
}

function heard(keep?: (worker: Worker) => void) {
  const worker = toldWorker();
  const told: unknown[] = [];
  const stop = askWorker<Word>(
    worker as unknown as Worker,
    "why?",
    (word) => told.push(word),
    ["done"],
    keep,
  );
  return { worker, told, stop };
}

it("A worker is asked once, heard to its last word, and ended then", () => {
  const { worker, told } = heard();
  worker.onmessage({ data: { kind: "part", share: 0.5 } });
  expect(worker.ended).toBe(0);
  worker.onmessage({ data: { kind: "done" } });
  expect(worker.asked).toEqual(["why?"]);
  expect(told).toEqual([{ kind: "part", share: 0.5 }, { kind: "done" }]);
  expect(worker.ended).toBe(1);
});

it("A worker that fails, or cannot even start, says so and is ended", () => {
  const failing = heard();
  failing.worker.onmessage({ data: { kind: "failed", message: "no memory" } });
  expect([failing.worker.ended, failing.told]).toEqual([1, [{ kind: "failed", message: "no memory" }]]);
  const broken = heard();
  broken.worker.onerror({ message: "" });
  expect([broken.worker.ended, broken.told]).toEqual([
    1,
    [{ kind: "failed", message: "The search could not be started: check the connection and try again" }],
  ]);
});

it("A worker that has answered can be kept, and is out of reach of whoever asked", () => {
  const kept: unknown[] = [];
  const { worker, stop } = heard((done) => kept.push(done));
  worker.onmessage({ data: { kind: "done" } });
  stop();
  expect(kept).toEqual([worker]);
  expect(worker.ended).toBe(0);
  const failing = heard((done) => kept.push(done));
  failing.worker.onmessage({ data: { kind: "failed", message: "no memory" } });
  expect([failing.worker.ended, kept.length]).toEqual([1, 1]);
});

it("A worker can be ended at any time, in silence", () => {
  const { worker, told, stop } = heard();
  stop();
  expect([worker.ended, told]).toEqual([1, []]);
});

/** Whoever can be asked again and again, and the workers that were made for it. */
function asked() {
  const made: ReturnType<typeof toldWorker>[] = [];
  const make = () => {
    made.push(toldWorker());
    return made.at(-1) as unknown as Worker;
  };
  const ask = askIdleWorker<string, Word>(make, ["done"]);
  return { made, ask: (question: string) => ask(question, () => {}) };
}

it("One worker answers question after question, as long as each waits for the answer before", () => {
  const { made, ask } = asked();
  for (const question of ["why?", "how?", "who?"]) {
    ask(question);
    made[0].onmessage({ data: { kind: "done" } });
  }
  expect(made.map(({ asked, ended }) => [asked, ended])).toEqual([[["why?", "how?", "who?"], 0]]);
});

it("Whoever asks in the middle of an answer, or after a failure or an end, is heard by a worker of its own", () => {
  const { made, ask } = asked();
  const stop = ask("why?");
  ask("how?");
  stop();
  made[1].onmessage({ data: { kind: "failed", message: "no memory" } });
  ask("who?");
  expect(made.map(({ asked, ended }) => [asked, ended])).toEqual([
    [["why?"], 1],
    [["how?"], 1],
    [["who?"], 0],
  ]);
});

it("Of two workers that have answered, one is ended", () => {
  const { made, ask } = asked();
  ask("why?");
  ask("how?");
  for (const worker of made) worker.onmessage({ data: { kind: "done" } });
  ask("who?");
  expect(made.map(({ asked, ended }) => [asked, ended])).toEqual([
    [["why?"], 1],
    [["how?", "who?"], 0],
  ]);
});

const refuse = (): Worker => {
  throw new DOMException("refused", "SecurityError");
};

it("A worker that can be made is handed on as it is", () => {
  const worker = {} as Worker;
  expect(startWorker(() => worker)).toBe(worker);
});

it("A worker that cannot be made tells an error once it is asked", async () => {
  const worker = startWorker(refuse);
  const heard: string[] = [];
  worker.onerror = ({ message }) => void heard.push(message);
  worker.postMessage("why?");
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual([""]);
});

it("A worker that cannot be made is silent once it is ended", async () => {
  const worker = startWorker(refuse);
  const heard: string[] = [];
  worker.onerror = ({ message }) => void heard.push(message);
  worker.postMessage("why?");
  worker.terminate();
  await Promise.resolve();
  expect(heard).toEqual([]);
});
