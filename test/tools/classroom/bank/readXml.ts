/** An element of an XML text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text that stands in it and in no child, references replaced. */
  readonly text: string;
}

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
function replaced(text: string): string {
  if (/&(?!(amp|lt|gt|quot);)|[<>]/.test(text)) throw new Error(`a sign stands bare in ${text}`);
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name]);
}

/** Reads an XML text strictly, as far as files of ours go. Throws an Error where it is not well formed. */
export function readXml(source: string): XmlElement {
  let rest = source.replace(/^<\?xml[^>]*\?>\s*/, "").trim();
  function take(pattern: RegExp): RegExpExecArray {
    const found = pattern.exec(rest);
    if (found?.index !== 0) throw new Error(`not well formed at ${rest.slice(0, 60)}`);
    rest = rest.slice(found[0].length);
    return found;
  }
  function element(): XmlElement {
    const [, name, written, closed] = take(/<([a-zA-Z][\w:]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/);
    const attributes = Object.fromEntries(
      Array.from(written.matchAll(/([\w:-]+)="([^"]*)"/g), ([, key, value]) => [key, replaced(value)]),
    );
    const children: XmlElement[] = [];
    let text = "";
    while (closed !== "/" && !rest.startsWith(`</${name}>`)) {
      if (rest.startsWith("<")) children.push(element());
      else text += replaced(take(/[^<]+/)[0]);
    }
    if (closed !== "/") take(new RegExp(`</${name}>`));
    return { name, attributes, children, text };
  }
  const root = element();
  if (rest.trim() !== "") throw new Error(`more stands behind the end: ${rest.slice(0, 60)}`);
  return root;
}
