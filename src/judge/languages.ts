/** The languages that readers write programs in: that of the listings, and Python. */
export const languages = ["javaScript", "python"] as const;
export type Language = (typeof languages)[number];
