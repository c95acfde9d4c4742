import { messageOf } from "../view/messageOf.ts";
import type { Failed } from "./askWorker.ts";

/** What a worker does with each question that it is asked: it tells what becomes of it, and says what went wrong. */
export function answerQuestions<Question, Message>(
  answer: (
    question: Question,
    tell: (message: Message, transfer?: Transferable[]) => void,
  ) => void | Promise<void>,
): void {
  const tell = (message: Message | Failed, transfer: Transferable[] = []) =>
    postMessage(message, { transfer });
  addEventListener("message", async ({ data }: MessageEvent<Question>) => {
    try {
      await answer(data, tell);
    } catch (error) {
      tell({ kind: "failed", message: messageOf(error) });
    }
  });
}
