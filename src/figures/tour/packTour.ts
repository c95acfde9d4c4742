import { readTour, type Tour, writeTour } from "./tour.ts";

/** Longer links are cut short by some programs that pass them on. */
export const longestLink = 6000;

/** A tour as text for a link: JSON, deflated (RFC 1950, whose checksum tells when a link was cut short), in base64url. */
export async function packTour(tour: Tour): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(writeTour(tour))),
    new CompressionStream("deflate"),
  );
  return btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The tour in such a text. Throws an Error that says why there is none. */
export async function unpackTour(text: string): Promise<Tour> {
  return readTour(await unpack(text));
}

async function unpack(text: string): Promise<unknown> {
  try {
    const packed = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
    return JSON.parse(
      new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate"))),
    ) as unknown;
  } catch {
    throw new Error("it was cut short or changed on its way");
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const changed = new Blob([bytes]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}
