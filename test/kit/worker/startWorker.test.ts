import { expect, it } from "vitest";
import { startWorker } from "../../../src/kit/worker/startWorker.ts";

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
