/** So many points of a large board are all that a search looks at. */
export const gomokuWidth = 7;
