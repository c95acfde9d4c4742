/** What is drawn as large as it is enlarged: a stepper, or another figure once its code is there. */
const enlarged = ".stepper, [data-awake] > [role=group], [data-staged]";

/**
 * Lets an element fill the screen, with all figures in it drawn as large as they enlarge, until Escape is pressed or
 * the returned function is called; `onleave` is told. Where the browser refuses the whole screen, as phones do, it
 * fills the window.
 */
export function fillScreen(element: HTMLElement, onleave: () => void): () => void {
  let left = false;
  const figure = element.matches(enlarged) ? element : element.querySelector<HTMLElement>(enlarged);
  const height = figure?.offsetHeight ?? innerHeight;
  const enlarge = () => {
    const top = figure && figure !== element ? figure.getBoundingClientRect().top + 12 : 0;
    const scale = largeScale({ width: innerWidth, height: innerHeight }, height, top);
    element.style.setProperty("--stage-zoom", String(scale));
  };
  const leave = () => {
    if (left) return;
    left = true;
    element.style.removeProperty("--stage-zoom");
    document.removeEventListener("fullscreenchange", change);
    removeEventListener("resize", enlarge);
    if (document.fullscreenElement === element) void document.exitFullscreen();
    element.removeAttribute("popover");
    onleave();
  };
  const change = () => {
    if (document.fullscreenElement === element) enlarge();
    else leave();
  };
  document.addEventListener("fullscreenchange", change);
  addEventListener("resize", enlarge);
  enlarge();
  const fillWindow = () => {
    if (left) return;
    element.setAttribute("popover", "manual");
    element.showPopover();
    enlarge();
  };
  if (element.requestFullscreen) element.requestFullscreen().catch(fillWindow);
  else fillWindow();
  return leave;
}

/** As wide as a figure wants to be, in pixels, to show its tree beside its panels. */
const naturalWidth = 1040;
const largest = 2.6;

/**
 * How many times larger a figure can be drawn in the window below `top` without being cut off, from 1 on; `height`
 * is what it takes at its own size. All in pixels.
 */
export function largeScale(window: { width: number; height: number }, height: number, top: number): number {
  const scale = Math.min(window.width / naturalWidth, (window.height - top) / height, largest);
  return Math.max(1, Math.floor(scale * 50) / 50);
}
