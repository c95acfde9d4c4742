import type { ClientDirective } from "astro";

/** Pages that are loaded again may have something to bring back. */
const isBack = () => {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
};

/**
 * Astro's directive `client:press`: an island that is a picture for everybody who passes it by. Its code comes with the first
 * press on a button in it, which is done again then, or at once with a page that is loaded again.
 */
const onPress: ClientDirective = async (load, _options, island) => {
  const wake = async () => (await load())();
  if (isBack()) return wake();
  const press = async ({ target }: Event) => {
    const button = (target as Element).closest("button");
    if (!button) return;
    island.removeEventListener("click", press);
    await wake();
    button.click();
  };
  island.addEventListener("click", press);
};
export default onPress;
