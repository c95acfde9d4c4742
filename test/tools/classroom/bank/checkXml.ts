import type { XmlElement } from "./readXml.ts";

/** What a schema says of an element: which attributes, and which children in which order ("*" and "?" as in patterns). */
interface Rule {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  /** Names of children as in a regular expression, each followed by a blank: "title item*" as "(title )?(item )*". */
  readonly children?: RegExp;
  /** It may hold text of its own. */
  readonly text?: boolean;
}
export type Rules = Readonly<Record<string, Rule>>;

/** What in an XML text a schema's rules do not allow, each with the way to its element. */
export function breachesOf(root: XmlElement, rules: Rules): string[] {
  const found: string[] = [];
  const look = (element: XmlElement, way: string): void => {
    const here = `${way}/${element.name}`;
    const rule = rules[element.name];
    if (rule === undefined) {
      found.push(`${here} is unknown`);
      return;
    }
    const { required = [], optional = [], children = /^$/, text = false } = rule;
    const names = Object.keys(element.attributes).filter((name) => !name.startsWith("xmlns"));
    for (const name of required) if (!names.includes(name)) found.push(`${here} lacks ${name}`);
    for (const name of names)
      if (![...required, ...optional].includes(name)) found.push(`${here} has ${name}`);
    const order = element.children.map(({ name }) => `${name} `).join("");
    if (!children.test(order)) found.push(`${here} holds ${order}`);
    if (!text && element.text.trim() !== "") found.push(`${here} says ${element.text.trim()}`);
    for (const child of element.children) look(child, here);
  };
  look(root, "");
  return found;
}

/** All elements of a name, in order. */
export const allOf = (root: XmlElement, name: string): XmlElement[] => [
  ...(root.name === name ? [root] : []),
  ...root.children.flatMap((child) => allOf(child, name)),
];
