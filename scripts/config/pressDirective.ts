import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Astro integration: makes the directive `client:press` known; see `onPress.ts`. */
export function pressDirective(): AstroIntegration {
  return {
    name: "plyground:press",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        const entrypoint = fileURLToPath(new URL("../../src/kit/sleep/onPress.ts", import.meta.url));
        addClientDirective({ name: "press", entrypoint });
      },
    },
  };
}
