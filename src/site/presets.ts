import Deepening from "../figures/Deepening.svelte";
import Evaluation from "../figures/Evaluation.svelte";
import Grow from "../figures/Grow.svelte";
import Horizon from "../figures/Horizon.svelte";
import Lockstep from "../figures/Lockstep.svelte";
import { linkOf } from "../figures/playground/linkOf.ts";
import type { PlayableName } from "../figures/playground/playables.ts";
import type { Preset, PresetGroup } from "../figures/playground/preset.ts";
import Stepper from "../figures/Stepper.svelte";
import Zobrist from "../figures/Zobrist.svelte";

const nameOf = new Map<unknown, PlayableName>([
  [Stepper, "stepper"],
  [Lockstep, "lockstep"],
  [Deepening, "deepening"],
  [Evaluation, "evaluation"],
  [Horizon, "horizon"],
  [Grow, "grow"],
  [Zobrist, "zobrist"],
]);

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
      presets: presetsIn(await content({})),
    })),
  );
  return groups.filter(({ presets }) => presets.length > 0);
}

interface Element {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

function presetsIn(node: unknown): Preset[] {
  if (Array.isArray(node)) return node.flatMap(presetsIn);
  if (typeof node !== "object" || node === null || !("props" in node)) return [];
  const { type, props } = node as Element;
  const name = nameOf.get(type);
  if (name === undefined) return Object.values(props).flatMap(presetsIn);
  return [{ title: String(props.caption ?? props.name), link: linkOf(name, props).toString() }];
}
