/**
 * The address of a copy of the site that is served elsewhere and is to be tested, as `SITE` names it; undefined where it names
 * none, and the site is served here. It ends in a slash, so that addresses of pages can follow.
 *
 * @throws when it is no address of the web
 */
export function deployedSite(said: string | undefined): string | undefined {
  if (!said) return undefined;
  const address = URL.parse(said);
  if (!address || !["http:", "https:"].includes(address.protocol))
    throw new Error(
      `SITE is "${said}": it is the address of a site's first page, such as https://example.org/plyground/`,
    );
  return `${address.origin}${address.pathname.replace(/\/?(?:index\.html)?$/, "/")}`;
}
