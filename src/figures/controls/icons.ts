/** Stroked 24 by 24 icons of the transport and the header, as path data. */
export const icons = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M15 5l-8 7 8 7",
  forward: "M9 5l8 7-8 7",
  last: "M18 5v14M5 5l9 7-9 7z",
  over: "M5 9c4-5 10-5 13 0M18 4v5h-5M12 17h.01",
  into: "M12 4v11M7 10l5 5 5-5M6 20h12",
  out: "M12 18V7M7 12l5-5 5 5M6 3h12",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  share: "M12 15V4M8 8l4-4 4 4M5 13v6h14v-6",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  undo: "M9 7l-4 4 4 4M5 11h9a5 5 0 0 1 0 10h-3",
  redo: "M15 7l4 4-4 4M19 11h-9a5 5 0 0 0 0 10h3",
  exchange: "M7 7h12M15 3l4 4-4 4M17 17H5M9 13l-4 4 4 4",
  part: "M4 12h6M10 12c4 0 4-6 9-6M10 12c4 0 4 6 9 6",
  sign: "M8 5v8M4 9h8M12 18h8",
  closer: "M12 6v12M6 12h12",
  farther: "M6 12h12",
  earlier: "M12 19V6M6 12l6-6 6 6",
  later: "M12 5v13M6 12l6 6 6-6",
  remove: "M6 6l12 12M18 6L6 18",
  whole: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
} as const;

export type IconName = keyof typeof icons;
