const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in XML, between tags or in an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]);
