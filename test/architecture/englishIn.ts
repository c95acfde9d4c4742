import { readFileSync } from "node:fs";
import { parse as parseAstro } from "@astrojs/compiler-rs";
import { parse as parseSvelte } from "svelte/compiler";

/** A text that readers would see, and the line where it stands. */
export interface English {
  readonly line: number;
  readonly text: string;
}

/** A node of the syntax trees of JavaScript, Svelte and Astro. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

/**
 * How a text is looked at: what is shown is words if it has a word at all; in code, which is full of names, it takes two
 * words, or one that begins as a title does.
 */
type Place = "shown" | "code";

type Add = (node: Node, text: string, place: Place) => void;

/** What English stands in a source file, as far as readers would see it. */
export function englishIn(file: string): English[] {
  return englishOf(file, readFileSync(file, "utf8"));
}

/** What English stands in the text of a TypeScript, Svelte or Astro file. */
export function englishOf(file: string, text: string): English[] {
  const found: English[] = [];
  const add: Add = (node, said, place) => {
    const plain = said.replace(/\s+/g, " ");
    // A page of nothing but prose is translated as a whole.
    if (node.type === "JSXText" && file.startsWith("src/pages/")) return;
    if (!isEnglish(plain, place)) return;
    found.push({ line: text.slice(0, node.start - before).split("\n").length, text: plain.trim() });
  };
  // A module is looked at behind a line of its own.
  const before = file.endsWith(".ts") ? "---\n".length : 0;
  for (const root of rootsOf(file, text)) visit(root, "code", file, add);
  return found;
}

function rootsOf(file: string, text: string): Node[] {
  if (file.endsWith(".svelte")) {
    const { fragment, instance, module } = parseSvelte(text, { modern: true });
    // Not the scripts' own attributes: `generics` are types.
    return [module?.content, instance?.content, fragment].filter(Boolean) as unknown as Node[];
  }
  // Astro's compiler knows TypeScript: a module is a page's code without the page.
  const { ast } = parseAstro(file.endsWith(".ts") ? `---\n${text}\n---` : text);
  return [(typeof ast === "string" ? JSON.parse(ast) : ast) as Node];
}

const word = /(?<![\w•#.@/=[-])[A-Za-z]+(?:[’'-][A-Za-z]+)*(?![\w•(=\]/{-])/g;
/** Terms that are signs rather than words: MAX, MCTS, SVG. */
const isSign = (one: string) => one.length < 2 || one === one.toUpperCase();
const two =
  /(?<![\w•#.@/=[-])[A-Za-z]*[a-z][’'a-z]*[,.;:!?*]*( \*?| [–—&] )(?:[A-Za-z]*[a-z][’'a-z-]*(?![\w•(=\]/{-])|•)|(?<=•[*]? )[a-z]{2,}(?![\w•(=\]/{-])|^[,;:.)]? [a-z]{2,}(?: |$)|^[a-z]{2,} $/;
/** By what a file is known, and what chance begins with, stays what it is in every language. */
const fixed = ["plyground results", "Albert Zobrist"];
/** Keys of the keyboard by which handlers know them. */
const isKey = (text: string) => /^(?:Enter|Escape|Home|End|Tab|Space|Delete|Backspace|Insert)$/.test(text);
const title = /^[A-Z][a-z]{2,}[.:…!?]?$/;

/** Whether a text, in which "•" stands for what is put in, has words in it. */
function isEnglish(text: string, place: Place): boolean {
  const plain = text
    .replace(/<[^<>]*>/g, " ")
    .replace(/<[^<>]*$/, " ")
    .trimEnd();
  if (place === "shown") return (plain.match(word) ?? []).some((one) => !isSign(one));
  if (fixed.includes(plain)) return false;
  return (two.test(plain) && !isStyle(plain)) || (title.test(plain) && !isKey(plain));
}

/** CSS, a list of SVG's numbers, a media query, a font family, a selector of elements. */
const isStyle = (text: string) =>
  /^[\w-]+: ?[^:]*;|var\(--|\d(?:px|r?em|%)|^\((?:m(?:in|ax)-|prefers|pointer)|, (?:serif|sans-serif|monospace)$/.test(
    text,
  ) ||
  /^(?:(?:a|button|circle|details|ellipse|input|label|line|path|polygon|polyline|rect|script|select|style|summary|template|text|textarea|tspan)?(?:[.:[][^ ,]*|\[[^\]]*\]\)?)*(?:, |$))+$/.test(
    text,
  );

/** Attributes of elements that are read or heard, and of components that come to be so. */
const readAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|summary|hint|caption|heading|description)$/;
/** A page's head is prose, as a chapter's is. */
const unread =
  /^(?:frontmatter|class|style|href|src|d|id|type|role|rel|lang|slot|for|points|transform|viewBox)$/;
/** What is asked of the document, or put together, by names. */
const byNames =
  /^(?:querySelector(?:All)?|closest|matches|matchMedia|addEventListener|createElement(?:NS)?|[gs]etProperty(?:Value)?|[gs]etAttribute|dispatchEvent|includes|has|startsWith|endsWith|split|padStart|log|warn|error)$/;
const code = new Set(["code", "kbd", "pre", "script", "style"]);

/** A node, or several, that are looked into, and as what. */
type Look = readonly [into: unknown, as: Place];
const none: readonly Look[] = [];
const isLiteral = (part: unknown) => (part as Node | null)?.type === "Literal";
const inside = (node: Node, place: Place): Look[] => [[node.expression, place]];
const children = (name: unknown, attributes: unknown, below: unknown): Look[] => [
  [attributes, "code"],
  [code.has(String(name)) ? [] : below, "shown"],
];

/** How the nodes are looked into that are not looked into whole, as code. */
const ways: Readonly<Record<string, (node: Node, place: Place) => readonly Look[]>> = {
  TaggedTemplateExpression: () => none,
  // What a patch replaces, and by what, is text of a program.
  VariableDeclarator: ({ id, init }) =>
    JSON.stringify(id).includes('"name":"Patch"') ? none : [[[id, init], "code"]],
  ImportDeclaration: () => none,
  ExportAllDeclaration: () => none,
  ImportExpression: () => none,
  Comment: () => none,
  StyleSheet: () => none,
  StyleDirective: () => none,
  ClassDirective: () => none,
  ExpressionTag: inside,
  HtmlTag: inside,
  JSXExpressionContainer: inside,
  TSAsExpression: inside,
  TSSatisfiesExpression: inside,
  TSNonNullExpression: inside,
  Fragment: ({ nodes }) => [[nodes, "shown"]],
  JSXFragment: (node) => [[node.children, "shown"]],
  RegularElement: (node) => children(node.name, node.attributes, node.fragment),
  SvelteElement: (node) => children(node.name, node.attributes, node.fragment),
  JSXElement: (node) => {
    const { name, attributes } = node.openingElement as { name: { name?: string }; attributes: unknown };
    return children(name.name, attributes, node.children);
  },
  Attribute: attribute,
  JSXAttribute: attribute,
  TemplateLiteral: ({ expressions }) => [[expressions, "code"]],
  ConditionalExpression: ({ test, consequent, alternate }, place) => [
    [test, "code"],
    [[consequent, alternate], place],
  ],
  LogicalExpression: ({ left, right }, place) => [
    [left, "code"],
    [right, place],
  ],
  BinaryExpression: ({ operator, left, right }, place) => {
    const compares = /^[!=]==?$|^in$/.test(String(operator));
    return [[[left, right].filter((part) => !compares || !isLiteral(part)), place]];
  },
  SwitchCase: ({ consequent }) => [[consequent, "code"]],
  MemberExpression: ({ object, property }) => [[isLiteral(property) ? object : [object, property], "code"]],
  // "at" is a place in a trace, as links name it: "iteration 12".
  Property: ({ computed, key, value }) => [
    [computed ? [key, value] : (key as { name?: string }).name === "at" ? [] : value, "code"],
  ],
  CallExpression: called,
  NewExpression: called,
};

function called(node: Node): Look[] {
  const callee = node.callee as { property?: { name?: string } };
  return [[byNames.test(callee.property?.name ?? "") ? callee : [callee, node.arguments], "code"]];
}

function attribute(node: Node): readonly Look[] {
  const name = attributeName(node);
  if (unread.test(name) || name.startsWith("data-")) return none;
  const parts = [node.value].flat() as (Node | null)[];
  const expressions = parts.filter((part) => part?.type !== "Text").map((part) => part?.expression ?? part);
  return [[expressions, readAttributes.test(name) ? "shown" : "code"]];
}
const attributeName = ({ name }: Node) => String((name as Node)?.name ?? name);

/** The text that a node is or makes, with "•" where something is put in. */
function textOf(node: Node): string | undefined {
  if (node.type === "Text" || node.type === "JSXText") return String(node.data ?? node.value);
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "TemplateLiteral") {
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join("•");
  }
  // The texts of a Svelte attribute are its own: an element's are shown, and these where the attribute is.
  if (node.type !== "Attribute" || attribute(node).length === 0 || !Array.isArray(node.value))
    return undefined;
  return node.value.map((part) => (part.type === "Text" ? part.data : "•")).join("");
}

const placeOf = (node: Node, place: Place): Place => {
  if (node.type === "Text" || node.type === "JSXText") return "shown";
  return node.type === "Attribute" && readAttributes.test(attributeName(node)) ? "shown" : place;
};

/** A TypeError is a programmer's mistake, and so is a RangeError of engine and trace: what readers do is refused. */
function isTechnical(node: Node, file: string): boolean {
  if (node.type !== "ThrowStatement") return false;
  const thrown = (node.argument as { callee?: { name?: string } }).callee?.name;
  return thrown === "TypeError" || (thrown === "RangeError" && /^src\/(engine|trace)\//.test(file));
}

function visit(node: Node, place: Place, file: string, add: Add): void {
  const text = textOf(node);
  if (text !== undefined) add(node, text, placeOf(node, place));
  if (isTechnical(node, file)) return;
  const looks = ways[node.type]?.(node, place) ?? wholly(node, place);
  for (const [parts, as] of looks) {
    for (const part of [parts].flat(2)) {
      if (part && typeof part === "object" && "type" in part) visit(part as Node, as, file, add);
    }
  }
}

function wholly(node: Node, place: Place): readonly Look[] {
  if (node.type.startsWith("TS")) return none;
  return Object.entries(node)
    .filter(([part]) => !["metadata", "typeAnnotation", "comments", "css"].includes(part))
    .map(([part, value]) => [value, part === "fragment" || part === "body" ? place : "code"]);
}
