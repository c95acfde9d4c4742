/** The package brings no types of its own: this is what is used of it. */
declare module "@micropython/micropython-webassembly-pyscript/micropython.mjs" {
  export function loadMicroPython(options: object): Promise<import("./pythonProgram.ts").Python>;
}
