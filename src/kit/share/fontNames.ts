/** The site's fonts, and what stands in for each where it is not installed. */
const families: readonly (readonly [name: string, family: string])[] = [
  ["Inter", 'Inter, "Helvetica Neue", Arial, sans-serif'],
  ["Source Serif", '"Source Serif 4", Georgia, serif'],
  ["JetBrains", '"JetBrains Mono", Consolas, monospace'],
  ["STIX", '"STIX Two Math", "Cambria Math", serif'],
];

/** A computed font family by the fonts' public names: the site's own carry a hash that nobody else knows. */
export function namedFont(computed: string): string {
  const first = computed.split(",")[0].replace(/["']/g, "");
  return families.find(([name]) => first.startsWith(name))?.[1] ?? families[0][1];
}
