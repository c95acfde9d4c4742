import { vitePreprocess } from "@astrojs/svelte";

/** Which component has a class, to be sure that no two have one. */
const fileOf = new Map();

/**
 * The class at every element that a component styles. Shorter than Svelte's own “svelte-” and seven letters, since it
 * stands in a page some thousand times; five letters of a hash tell 60 million components apart.
 */
function cssHash({ filename, hash }) {
  const name = `sv-${hash(filename).slice(0, 5)}`;
  const known = fileOf.get(name) ?? filename;
  if (known !== filename)
    throw new Error(`${known} and ${filename} would have one class, ${name}: rename one`);
  fileOf.set(name, filename);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
