/**
 * Where the picture of a page stands in the built site; undefined of a page that is shown by the first page's.
 *
 * @param page its address below the base path: "", "chapters/minimax/"
 */
export function previewFile(page: string): string | undefined {
  const slug = page === "" ? "plyground" : /^chapters\/([\w-]+)\/?$/.exec(page)?.[1];
  return slug && `previews/${slug}.png`;
}
