/** Pixels from the end within which a reader is taken to follow the newest rows, and not to look at others. */
const near = 120;

/**
 * Keeps the newest row of a box that scrolls where it can be seen, unless somebody has scrolled away from there.
 * `rows` says how many there are; 0 leaves the box alone.
 */
export const followNewest = (rows: () => number) => (box: HTMLElement) => {
  $effect(() => {
    if (rows() === 0) return;
    const { scrollHeight, scrollTop, clientHeight } = box;
    if (scrollHeight - scrollTop - clientHeight < near) box.scrollTop = scrollHeight;
  });
};
