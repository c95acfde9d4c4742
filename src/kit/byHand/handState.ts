import type { OutlineNode } from "../../trace/index.ts";
import type { Run } from "../run/run.ts";
import { type EdgeStatus, type NodeView, unseen } from "../tree/nodeView.ts";
import type { Act, ActKind } from "./act.ts";
import { askedOf, signAt } from "./actsOf.ts";
import { intervalOf, type Look } from "./look.ts";

/** What was done at a node that is on the path. */
interface Frame {
  readonly node: OutlineNode;
  /** The window that was said for it; undefined before. */
  window: { readonly alpha: number; readonly beta: number } | undefined;
  /** It is only looked at: of its moves the first is read, and the others may be later. */
  readonly looking: boolean;
  probed: boolean;
  hit: boolean;
  cut: boolean;
  owned: boolean;
}

/**
 * Where somebody stands who has done these acts: all that their paper shows. It follows from the acts alone, right or wrong.
 */
export class HandState {
  readonly run: Run;
  readonly acts: readonly Act[];
  /** From the root to where they stand; empty when the root was left. */
  readonly #frames: Frame[] = [];
  /** What was returned for a node, as the algorithm holds it, by id. */
  readonly returned = new Map<number, number>();
  /** What looks have shown of outcomes, by id. It stays when they are entered again to be read whole. */
  readonly looks = new Map<number, Look>();
  /** The windows that were said, by id. */
  readonly windows = new Map<number, { readonly alpha: number; readonly beta: number }>();
  readonly #cut = new Set<number>();
  readonly #hits = new Set<number>();
  #isBegun = false;

  constructor(run: Run, acts: readonly Act[]) {
    this.run = run;
    this.acts = acts;
    this.#enter(run.outline.root);
    for (const act of acts) this.#do(act);
  }

  /** The node where they stand; undefined when the root was left. */
  get at(): OutlineNode | undefined {
    return this.#frames.at(-1)?.node;
  }

  get path(): readonly OutlineNode[] {
    return this.#frames.map(({ node }) => node);
  }

  /** Which kinds of acts can be done now; none when all is done. Where the root was left it can only be entered again. */
  get kinds(): readonly ActKind[] {
    const frame = this.#frames.at(-1);
    const asked = askedOf(this.run);
    if (frame === undefined) return ["enter"];
    if (asked.windows && frame.window === undefined) return ["window"];
    if (asked.table && !frame.probed) return ["probe"];
    if (frame.hit) return ["return"];
    if (frame.cut) return frame.owned || !asked.owners ? ["return"] : ["owner"];
    return asked.windows ? ["enter", "cut", "return"] : ["enter", "return"];
  }

  /** Whether a value that is returned here has to be said to be exact or a bound, since a table keeps it, or a look has shown it. */
  get keepsBound(): boolean {
    return this.isLooking || (askedOf(this.run).table && this.#frames.at(-1)?.hit === false);
  }

  /** Whether the node where they stand is only looked at. */
  get isLooking(): boolean {
    return this.#frames.at(-1)?.looking === true;
  }

  /** Whether entering this node now is a look: an outcome to which somebody replies, the first time. */
  isLook({ id, value, turn, parent }: OutlineNode): boolean {
    const isOutcome = askedOf(this.run).looks && parent?.turn === "chance";
    return isOutcome && value === undefined && turn !== "chance" && !this.looks.has(id);
  }

  /** What a node has returned, as it counts for its parent: what a look has shown ends where the parent's window does. */
  counted({ id, index, parent }: OutlineNode): number | undefined {
    const value = this.returned.get(id);
    const isKnown = parent !== undefined && index === 0 && this.looks.has(parent.id);
    const window = isKnown && this.windows.get(parent.id);
    return value === undefined || !window ? value : Math.min(Math.max(value, window.alpha), window.beta);
  }

  /** The children that a cut here would leave unread: those after the last that was entered. */
  get uncut(): readonly OutlineNode[] {
    const { at } = this;
    if (at === undefined) return [];
    return at.children.filter(({ id }) => !this.returned.has(id));
  }

  /** How each node looks, by id. */
  views(): { readonly view: NodeView }[] {
    const path = new Set(this.path.map(({ id }) => id));
    const views: { view: NodeView }[] = [];
    for (const node of this.run.outline.nodes) {
      const above = node.parent && views[node.parent.id].view;
      // What was returned stands as it was said; leaves stand as in every picture.
      const value = this.returned.has(node.id) ? (node.value ?? this.returned.get(node.id)) : undefined;
      const look = value === undefined ? this.looks.get(node.id) : undefined;
      // What a look has read stays so, though the outcome is cut.
      const cut = this.#cut.has(node.id) || (above?.status === "cut" && value === undefined);
      const isLeft = value !== undefined || look !== undefined;
      const status = path.has(node.id) ? "active" : cut ? "cut" : isLeft ? "done" : "unvisited";
      const known = status === "done" ? value : undefined;
      const edge: EdgeStatus =
        node.parent === undefined || status === "unvisited"
          ? "unread"
          : ({ active: "path", cut: "cut", done: "read" } as const)[status];
      views.push({
        view: {
          ...unseen,
          status,
          edge,
          current: this.at === node,
          // What an inner node returned may be a bound: it stands as it was said, and proves nothing.
          ...(known !== undefined &&
            (node.value === undefined ? { said: known } : { low: known, high: known })),
          ...(look && intervalOf(look)),
          remembered: this.#hits.has(node.id) && status === "done",
        },
      });
    }
    return views;
  }

  #enter(node: OutlineNode): void {
    const looking = this.isLook(node);
    this.#forget(node);
    if (node.value !== undefined) {
      this.returned.set(node.id, signAt(this.run, node.side) * node.value + 0);
      return;
    }
    // The window of the root is given; only a search that comes back to it has another.
    const window = this.#isBegun ? undefined : this.#rootWindow;
    this.#isBegun = true;
    if (window) this.windows.set(node.id, window);
    this.#frames.push({ node, window, looking, probed: false, hit: false, cut: false, owned: false });
  }

  /** A node that is entered again is as if never touched, and so is all below it but what a look at it has read. */
  #forget(node: OutlineNode): void {
    this.#untouch(node);
    for (const child of node.children.slice(this.looks.has(node.id) ? 1 : 0)) this.#forgetAll(child);
  }

  #forgetAll(node: OutlineNode): void {
    this.#untouch(node);
    this.looks.delete(node.id);
    for (const child of node.children) this.#forgetAll(child);
  }

  #untouch({ id }: OutlineNode): void {
    this.returned.delete(id);
    this.windows.delete(id);
    this.#cut.delete(id);
    this.#hits.delete(id);
  }

  get #rootWindow(): { readonly alpha: number; readonly beta: number } {
    const { trace, outline } = this.run;
    const { alpha, beta } = trace.entryWindow(0, 1);
    return signAt(this.run, outline.root.side) > 0 ? { alpha, beta } : { alpha: -beta + 0, beta: -alpha + 0 };
  }

  #do(act: Act): void {
    const frame = this.#frames.at(-1);
    if (act.kind === "enter") {
      this.#enter(this.run.outline.nodes[act.node]);
      return;
    }
    if (frame === undefined) return;
    const { node } = frame;
    switch (act.kind) {
      case "window":
        frame.window = { alpha: act.alpha, beta: act.beta };
        this.windows.set(node.id, frame.window);
        break;
      case "probe":
        frame.probed = true;
        frame.hit = act.result === "hit";
        if (frame.hit) this.#hits.add(node.id);
        break;
      case "cut":
        for (const child of this.uncut) this.#cut.add(child.id);
        frame.cut = true;
        break;
      case "owner":
        frame.owned = true;
        break;
      case "return":
        if (frame.looking) this.looks.set(node.id, { value: act.value, bound: act.bound ?? "exact" });
        else this.returned.set(node.id, act.value);
        this.#frames.pop();
    }
  }
}
