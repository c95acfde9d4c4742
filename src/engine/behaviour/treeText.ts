import { Refusal } from "../refusal.ts";
import {
  type BehaviourNode,
  inverter,
  memorySelector,
  memorySequence,
  parallel,
  repeat,
  selector,
  sequence,
  timeout,
} from "./node.ts";
import * as words from "./words.ts";

type Leaves<Board> = Readonly<Record<string, BehaviourNode<Board>>>;

/** Larger trees than this, in characters, are refused. */
const longest = 4000;
const shape = /^(sequence|selector)(\*?)$|^(parallel|repeat|timeout) (\d+)$|^(invert)$/;

/**
 * A behaviour tree from its text: `chase = sequence(sees, run)`; a star means memory, as in `sequence*(first, second)`;
 * further `selector`, `parallel 2`, `invert`, `repeat 3` and `timeout 6`. Leaves are words that `leaves` knows; names,
 * before "=", may be left out. Throws a Refusal that says what is wrong, and at which character.
 */
export function readBehaviour<Board>(text: string, leaves: Leaves<Board>): BehaviourNode<Board> {
  if (text.length > longest) throw new Refusal(words, "tooLong", longest);
  let at = 0;
  const failBy = (refusal: Error): never => {
    refusal.message = words.atCharacter(Math.min(at, text.length) + 1, refusal.message);
    throw refusal;
  };
  const fail = <Code extends keyof typeof words>(
    code: Code,
    ...data: Refusal<typeof words, Code>["data"]
  ): never => failBy(new Refusal(words, code, ...data));
  const skip = () => {
    while (text[at] === " " || text[at] === "\n") at++;
  };
  const word = (): string => {
    skip();
    const [found] = text.slice(at).match(/^[^(),=]*/) ?? [""];
    at += found.length;
    return found.trim().replaceAll(/\s+/g, " ");
  };

  function node(): BehaviourNode<Board> {
    const start = at;
    let head = word();
    let name: string | undefined;
    if (text[at] === "=") {
      if (head === "") fail("nameless");
      at++;
      name = head;
      head = word();
    }
    if (text[at] === "(") return inner(head, name, start);
    if (Object.hasOwn(leaves, head)) return leaves[head];
    at = start;
    skip();
    return head === "" ? fail("noNode") : fail("unknownLeaf", head, Object.keys(leaves));
  }

  function inner(head: string, name: string | undefined, start: number): BehaviourNode<Board> {
    const [, kind, memory, counted, count, invert] = head.match(shape) ?? [];
    if (kind === undefined && counted === undefined && invert === undefined) {
      at = start;
      fail("noKind", head);
    }
    if ((count ?? "").length > 9) {
      at = start;
      fail("largeNumber", counted);
    }
    const countAt = text.slice(0, at).trimEnd().length - (count ?? "").length;
    at++;
    const children = [node()];
    for (skip(); text[at] === ","; skip()) {
      at++;
      children.push(node());
    }
    if (text[at] !== ")") fail("unclosed");
    at++;
    skip();
    if (kind === "sequence") return (memory ? memorySequence : sequence)(name ?? kind, ...children);
    if (kind === "selector") return (memory ? memorySelector : selector)(name ?? kind, ...children);
    if (counted !== "parallel" && children.length > 1) fail("oneChild", invert ?? counted, children.length);
    if (counted === undefined) return inverter(name ?? "invert", children[0]);
    try {
      if (counted === "parallel") return parallel(name ?? counted, Number(count), ...children);
      return (counted === "repeat" ? repeat : timeout)(name ?? counted, Number(count), children[0]);
    } catch (refused) {
      at = countAt;
      return failBy(refused as Error);
    }
  }

  const root = node();
  skip();
  if (at < text.length) fail("moreText", text.slice(at, at + 12));
  return root;
}

/** The same text back. Throws where a leaf is none of `leaves`. */
export function writeBehaviour<Board>(node: BehaviourNode<Board>, leaves: Leaves<Board>): string {
  if (!("children" in node)) {
    const found = Object.keys(leaves).find((word) => leaves[word] === node);
    if (found === undefined) throw new RangeError(`"${node.name}" has no word of its own`);
    return found;
  }
  const head = headOf(node);
  const name = node.name === head.replace(/\W.*/, "") ? "" : `${node.name} = `;
  return `${name}${head}(${node.children.map((child) => writeBehaviour(child, leaves)).join(", ")})`;
}

function headOf<Board>(node: Extract<BehaviourNode<Board>, { children: unknown }>): string {
  switch (node.kind) {
    case "sequence":
    case "selector":
      return node.memory ? `${node.kind}*` : node.kind;
    case "parallel":
      return `parallel ${node.successes}`;
    case "inverter":
      return "invert";
    default:
      return `${node.kind} ${node.count}`;
  }
}
