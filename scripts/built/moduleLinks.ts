import { init, parse } from "es-module-lexer";

/**
 * What a built script loads by a name that stands in it: static imports, import("…") and
 * new URL("…", import.meta.url), by which workers come. All relative to the script itself.
 */
export async function moduleLinks(source: string): Promise<string[]> {
  await init;
  const imports = parse(source)[0].flatMap(({ n: specifier }) => specifier ?? []);
  const urls = source.matchAll(
    /new URL\(\s*(["'`])([^"'`$]+)\1\s*,\s*(?:""\s*\+\s*)?import\.meta\.url\s*\)/g,
  );
  return [...imports, ...[...urls].map(([, , url]) => url!)];
}
