/** The page's own part of an address. */
type Address = Pick<Location, "search" | "hash">;

/** What a link asks of a page: the parameters of its address, and those in its fragment, where a long one has them. */
export function pageParameters({ search, hash }: Address): URLSearchParams {
  const parameters = new URLSearchParams(search);
  if (!hash.includes("=")) return parameters;
  for (const [name, value] of new URLSearchParams(hash.slice(1))) parameters.set(name, value);
  return parameters;
}
