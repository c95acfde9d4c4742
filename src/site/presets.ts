import { cards } from "../figures/ruleCard/cards.ts";
import type { FigureKind } from "../kit/figure/defineFigure.ts";
import type { Preset, PresetGroup } from "../tools/playground/preset.ts";

/** A chapter as MDX compiles it: asked for its content, it gives a tree of elements that nobody has rendered yet. */
interface ChapterModule {
  readonly frontmatter: { readonly number: number; readonly title: string };
  readonly default: (props: object) => unknown;
}

/** Every figure of every chapter, in reading order, as the chapters themselves mount them. */
export async function presets(): Promise<PresetGroup[]> {
  const modules = Object.values(
    import.meta.glob<ChapterModule>("../../content/chapters/*.mdx", { eager: true }),
  ).sort((one, other) => one.frontmatter.number - other.frontmatter.number);
  const groups = await Promise.all(
    modules.map(async ({ frontmatter, default: content }) => ({
      chapter: `${frontmatter.number}. ${frontmatter.title}`,
      presets: await presetsIn(await content({})),
    })),
  );
  return groups.filter(({ presets }) => presets.length > 0);
}

interface Element {
  readonly props: Readonly<Record<string, unknown>>;
}

/** What the page says of a figure. A card is called by the rule that it shows. */
function titleOf({ caption, card, name }: Readonly<Record<string, unknown>>): string {
  const rule = Object.entries(cards).find(([known]) => known === card)?.[1];
  return String(caption ?? rule?.title ?? name);
}

async function presetsIn(node: unknown): Promise<Preset[]> {
  if (Array.isArray(node)) return presetsOf(node);
  if (typeof node !== "object" || node === null || !("props" in node)) return [];
  const { props } = node as Element;
  const { kind, source: _, ...attributes } = props as typeof props & { kind?: FigureKind };
  // What speaks of a figure is told its kind, too.
  if (kind === undefined || attributes.figure !== undefined) return presetsOf(Object.values(props));
  await kind.prepare?.(attributes);
  return [{ title: titleOf(attributes), link: kind.link(attributes).toString() }];
}

/** Of several, in their order. */
const presetsOf = async (nodes: readonly unknown[]): Promise<Preset[]> =>
  (await Promise.all(nodes.map(presetsIn))).flat();
