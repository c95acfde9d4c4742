/**
 * What a school's system offers to a page that it shows (SCORM 1.2 Run-Time Environment, ADL 2001, section 3.2). All that
 * goes in and comes out is text; "true" and "false" say whether a call has done what it was to do.
 */
export interface ScormApi {
  LMSInitialize(nothing: ""): unknown;
  LMSFinish(nothing: ""): unknown;
  LMSGetValue(element: string): unknown;
  LMSSetValue(element: string, value: string): unknown;
  LMSCommit(nothing: ""): unknown;
}

/** As much of a window as the search for the system needs. */
export interface Around {
  readonly API?: unknown;
  readonly parent?: Around | null;
  readonly opener?: Around | null;
}

/** Frames within frames: more than this no system makes. */
const mostFrames = 50;

/**
 * The system around a page, where there is one: in a window that this one stands in, however deep, or in those around the
 * window that opened it, as the standard wants it looked for (section 3.3.6.1). A window of another origin has none for us.
 */
export function findApi(page: Around): ScormApi | undefined {
  const opener = look(() => page.opener);
  return apiAbove(page) ?? (opener ? apiAbove(opener) : undefined) ?? openerOfTop(page);
}

/** A page in a frame may stand in a window that was opened. */
function openerOfTop(page: Around): ScormApi | undefined {
  const opener = look(() => [...upFrom(page)].at(-1)?.opener);
  return opener ? apiAbove(opener) : undefined;
}

function apiAbove(from: Around): ScormApi | undefined {
  for (const around of upFrom(from)) {
    const api = look(() => around.API);
    if (isApi(api)) return api;
  }
  return undefined;
}

function* upFrom(from: Around): Generator<Around> {
  let around: Around | null | undefined = from;
  for (let frames = 0; around && frames < mostFrames; frames++) {
    yield around;
    const above: Around | null | undefined = look(() => around?.parent);
    if (above === around) return;
    around = above;
  }
}

/** A window of another origin refuses to be looked into. */
function look<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const isApi = (value: unknown): value is ScormApi =>
  typeof value === "object" &&
  value !== null &&
  typeof look(() => (value as ScormApi).LMSInitialize) === "function" &&
  typeof look(() => (value as ScormApi).LMSSetValue) === "function";
