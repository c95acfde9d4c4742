import { type DeepeningProps, deepeningViewOf } from "./deepeningProps.ts";
import { type Deepened, runDeepening } from "./runDeepening.ts";

/**
 * What the server found and wrote into its picture, as text; searched again where there is no such picture. The
 * picture's figure comes to life without searching a second time.
 */
export function readFound(name: string, props: DeepeningProps): Deepened {
  const drawn = globalThis.document?.getElementById(name)?.querySelector<HTMLElement>("[data-found]");
  const text = drawn?.dataset.found;
  return text ? (JSON.parse(text) as Deepened) : runDeepening(deepeningViewOf(props));
}
