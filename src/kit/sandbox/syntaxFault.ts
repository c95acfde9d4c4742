import type { ProgramText } from "../../judge/programText.ts";
import { js } from "../../mistakes/js.ts";
import type { Frame } from "./frame.ts";
import * as words from "./words.ts";

/** Where a program is no program: what the browser says, and in which line of the reader's text, from 1. */
export interface SyntaxFault {
  readonly message: string;
  readonly line: number;
}

/** What is wrong with a program in JavaScript, which is read in a frame and not run; undefined where it can be. */
export function syntaxFault(
  frame: Frame,
  { body, firstLine, lines }: ProgramText,
): Promise<SyntaxFault | undefined> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    const close = frame.start(asFunction(body), body, channel.port2, ({ message, line }) =>
      answer(faultAt(message, line - firstLine, lines)),
    );
    const answer = (fault: SyntaxFault | undefined) => {
      close();
      resolve(fault);
    };
    channel.port1.onmessage = ({ data }) =>
      answer(data === "" ? undefined : { message: String(data), line: 1 });
  });
}

/** What is wrong only behind the reader's last line is that brackets are left open, or that one too many is closed. */
function faultAt(message: string, line: number, lines: number): SyntaxFault {
  if (line > lines) return { message: words.unmatched, line: lines };
  return { message: message.replace(/^Uncaught /, ""), line: Math.max(1, line) };
}

/**
 * A script that is read only if the body is that of a function, and that says whether it is a whole one: a text that ends
 * its function early and begins another one is not.
 */
const asFunction = (body: string): string => js`(function (game, watch) {
${body}
});
onmessage = ({ data, ports }) => {
  try {
    new Function(data);
    ports[0].postMessage("");
  } catch (error) {
    ports[0].postMessage(String(error));
  }
};`;
