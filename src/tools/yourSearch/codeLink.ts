/** A program as a link's parameter: compressed, in letters that need no escape. `unpackCode` is the inverse. */
export async function packCode(text: string): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Characters of a program at most: more than anybody writes here, and less than would keep a page busy. */
const longest = 20_000;

/** Undefined where the parameter holds no program, or one that is too long. */
export async function unpackCode(packed: string): Promise<string | undefined> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(
      await through(new DecompressionStream("deflate-raw"), bytes),
    );
    return text.length <= longest ? text : undefined;
  } catch {
    return undefined;
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}
