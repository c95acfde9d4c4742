/** Many servers take addresses of no more than 8,000 letters, and browsers send nothing of the fragment. */
const mostAsked = 6000;
/** What is longer than this may go into the fragment. */
const short = 200;

/** What every browser leaves in an address as it is, and `URLSearchParams` writes with three letters each. */
const plain: Readonly<Record<string, string>> = { "%5B": "[", "%5D": "]", "%2C": ",", "%3A": ":" };
const write = (parameters: URLSearchParams) =>
  parameters.toString().replace(/%(5B|5D|2C|3A)/g, (code) => plain[code]);

/**
 * A link to these parameters, from its question mark on; `pageParameters` is the inverse. `anchor` is the element to
 * come to. Where it would be longer than servers take, what is long stands in the fragment, in the anchor's place.
 */
export function writeLink(parameters: URLSearchParams, anchor?: string): string {
  const asked = write(parameters);
  if (asked.length <= mostAsked) return `?${asked}${anchor === undefined ? "" : `#${anchor}`}`;
  const all = [...parameters];
  const part = (isLong: boolean) =>
    write(new URLSearchParams(all.filter(([, value]) => value.length > short === isLong)));
  return `?${part(false)}#${part(true)}`;
}

/** The page's own part of an address. */
type Address = Pick<Location, "search" | "hash">;

/** What a link asks of a page: the parameters of its address, and those in its fragment, where a long one has them. */
export function pageParameters({ search, hash }: Address): URLSearchParams {
  const parameters = new URLSearchParams(search);
  if (!hash.includes("=")) return parameters;
  for (const [name, value] of new URLSearchParams(hash.slice(1))) parameters.set(name, value);
  return parameters;
}
