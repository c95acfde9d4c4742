const entities: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;" };
const quoted = (text: string) => `"${text.replace(/[&"<]/g, (character) => entities[character])}"`;

/** Pixels that no figure is higher than: a frame that asks for more is not what it was. */
const highest = 10_000;

/**
 * Makes the frame in front of it as high as what is in it, whenever that is told by the frame itself, from where it was
 * opened, as a number.
 */
const sizing = (origin: string): string =>
  `(f => addEventListener("message", ({ source, origin, data }) => { if (source === f.contentWindow && origin === "${origin}" && data?.plyground === "height" && Number.isFinite(data.height) && data.height > 0 && ${highest} > data.height) f.height = Math.ceil(data.height); }))(document.currentScript.previousElementSibling)`;

/**
 * HTML that shows the figure on any page: a frame as high as the figure is now, and a script that keeps it so. A page that
 * lets no script in has the frame all the same.
 */
export const embedSnippet = (link: string, title: string, height: number): string =>
  `<iframe src=${quoted(link)} title=${quoted(title)} width="100%" height="${Math.ceil(height)}" style="border: 0" loading="lazy"></iframe><script>${sizing(new URL(link).origin)}</script>`;
