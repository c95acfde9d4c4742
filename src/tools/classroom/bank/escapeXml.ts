const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Signs that no XML may hold, whatever they are written as: controls, halves of a sign, and two that are none. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** A text as it stands between tags of XML, or between the quotes of an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, "").replace(/[&<>"]/g, (sign) => signs[sign]);
