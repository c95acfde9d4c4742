import { vitePreprocess } from "@astrojs/svelte";

export default {
  preprocess: vitePreprocess(),
  // A package that only the benchmarks use brings Svelte components of an older kind along; no page mounts them.
  vitePlugin: { experimental: { disableSvelteResolveWarnings: true } },
};
