/** What a link says beside a view: which figure is meant, and how an embed frames it. */
export const beside: readonly string[] = ["figure", "controls", "theme", "panels", "quiz"];

/**
 * Whether a link's parameters ask that figure for a view of its own. A link that does no more than name the figure asks
 * for it as it opens by itself.
 */
export const asksForView = (parameters: URLSearchParams, figure: string): boolean =>
  parameters.get("figure") === figure && [...parameters.keys()].some((name) => !beside.includes(name));
