import { entryDepths, replacements, type TableSettings } from "../../engine/index.ts";

/** A table's settings in a link, separated by commas: "8,depth-preferred,equal"; undefined where all are as always. */
export function writeTableSettings({ size, replacement, depths }: TableSettings): string | undefined {
  const words = [
    size === undefined || size === Infinity ? undefined : String(size),
    replacement === "always" ? undefined : replacement,
    depths === "atLeast" ? undefined : depths,
  ].filter((word) => word !== undefined);
  return words.length === 0 ? undefined : words.join(",");
}

/** The settings that a link names. Throws an error that says which word of it means nothing. */
export function readTableSettings(text: string): TableSettings {
  const settings: { -readonly [Name in keyof TableSettings]: TableSettings[Name] } = {};
  for (const word of text.split(",")) {
    const replacement = replacements.find((known) => known === word);
    const depths = entryDepths.find((known) => known === word);
    if (replacement !== undefined) settings.replacement = replacement;
    else if (depths !== undefined) settings.depths = depths;
    else if (/^[1-9]\d{0,5}$/.test(word)) settings.size = Number(word);
    else {
      const words = [...replacements, ...entryDepths].join(", ");
      throw new Error(`its table "${text}" has neither a size nor one of ${words} in "${word}"`);
    }
  }
  return settings;
}
