/** The number that a reader typed, with either minus sign and blanks around it; undefined where it is none. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, "-");
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) + 0 : undefined;
}
