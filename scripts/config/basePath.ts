/**
 * The path under which the site is served, with a slash at both ends: "docs" and "/docs" are "/docs/".
 *
 * @param written as somebody wrote it; nothing means the root
 */
export function basePath(written = ""): string {
  return `/${written
    .split("/")
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join("")}`;
}
