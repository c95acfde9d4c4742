/**
 * What `work` returns when it looks at the page in its light colours, as paper has them. The reader sees nothing of
 * it: nothing is painted before the page's own colours are back.
 */
export function inLightColours<Result>(work: () => Result): Result {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = "light";
  try {
    return work();
  } finally {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
  }
}
