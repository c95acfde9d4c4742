/** A short text that differs when `text` does (the hash FNV-1a of Fowler, Noll and Vo, 32 bits). */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}
