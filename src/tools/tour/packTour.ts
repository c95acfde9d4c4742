import { readSetup } from "../../kit/run/setup.ts";
import { readTour, type Tour, writeTour } from "../../kit/tour/tour.ts";
import { readPlayable } from "../playground/playables.ts";
import * as words from "./words.ts";

/** Throws an Error where a tour's step names no figure that there is, or a stepper that cannot be shown. */
export function checkStep(view: URLSearchParams): void {
  // Another figure says itself what is wrong with its link.
  if (readPlayable(view.get("figure")) === "stepper") readSetup(view);
}

/** Longer links are cut short by some programs that pass them on. */
export const longestLink = 6000;
/** More bytes than this no tour holds, however well it was packed: what unpacks to more was made to do harm. */
const mostBytes = 1_000_000;

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
  return readTour(await unpack(text), checkStep);
}

async function unpack(text: string): Promise<unknown> {
  if (text.length > longestLink) throw new Error(words.tooLong(text.length, longestLink));
  try {
    const packed = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(
      Uint8Array.from(packed, (character) => character.charCodeAt(0)),
      new DecompressionStream("deflate"),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch (error) {
    if (error instanceof RangeError) throw new Error(words.tooLarge);
    throw new Error(words.cutShort);
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length <= mostBytes) continue;
    await reader.cancel();
    throw new RangeError("large");
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
