import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runOrCancel } from "../../../src/kit/controls/runOrCancel.ts";

/** A button that begins something, or cancels it; a pointer counts its presses, the keyboard does not. */
function fresh() {
  const button = new EventTarget() as HTMLElement;
  const done: string[] = [];
  let running = false;
  const onrun = () => {
    running = true;
    done.push("run");
  };
  const oncancel = () => {
    running = false;
    done.push("cancel");
  };
  const detach = runOrCancel(() => ({ running, onrun, oncancel }))(button)!;
  const click = (detail: number) => button.dispatchEvent(new CustomEvent("click", { detail }));
  const reach = () => button.dispatchEvent(new Event("pointerdown"));
  const press = () => {
    reach();
    click(1);
  };
  return { done, detach, reach, click, press, onrun, end: () => (running = false) };
}

describe("A button that begins something and cancels it", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("begins at a press, and cancels at another", () => {
    const { done, press, detach } = fresh();
    press();
    vi.advanceTimersByTime(1000);
    press();
    vi.advanceTimersByTime(1000);
    press();
    expect(done).toEqual(["run", "cancel", "run"]);
    detach();
    press();
    expect(done.length).toBe(3);
  });

  it("takes two quick presses of a pointer for one, and those of the keyboard for two", () => {
    const { done, press, click } = fresh();
    press();
    vi.advanceTimersByTime(150);
    press();
    expect(done).toEqual(["run"]);
    vi.advanceTimersByTime(1000);
    press();
    expect(done).toEqual(["run", "cancel"]);
    click(0);
    click(0);
    expect(done).toEqual(["run", "cancel", "run", "cancel"]);
  });

  it("does what it said when the pointer came down, whatever has begun or ended since", () => {
    const { done, reach, click, onrun, end } = fresh();
    reach();
    onrun();
    click(1);
    expect(done).toEqual(["run", "run"]);
    vi.advanceTimersByTime(1000);
    reach();
    end();
    click(1);
    expect(done).toEqual(["run", "run"]);
  });
});
