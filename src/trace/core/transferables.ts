/**
 * The buffers of all typed arrays in a record of plain data, for `postMessage(data, transferables(data))`: they are
 * empty afterwards.
 */
export function transferables(data: object): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  function collect(item: unknown): void {
    if (ArrayBuffer.isView(item)) buffers.add(item.buffer as ArrayBuffer);
    // A recording's keys may be very many, and hold none.
    else if (Array.isArray(item) && typeof item[0] !== "object") return;
    else if (typeof item === "object" && item !== null) for (const part of Object.values(item)) collect(part);
  }
  collect(data);
  return [...buffers];
}
