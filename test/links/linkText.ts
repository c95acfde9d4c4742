const plain: Readonly<Record<string, string>> = {
  "%5B": "[",
  "%5D": "]",
  "%28": "(",
  "%29": ")",
  "%2C": ",",
  "%3A": ":",
  "%2F": "/",
};

/** A link's parameters as text to be read: what every browser leaves as it is stands as it is. */
export const linkText = (parameters: URLSearchParams): string =>
  parameters.toString().replace(/%(5B|5D|28|29|2C|3A|2F)/g, (code) => plain[code]);
