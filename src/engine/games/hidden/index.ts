export { type KuhnMove, type KuhnPosition, kuhnPoker } from "./kuhnPoker.ts";
export { type WhistMove, type WhistOptions, type WhistPosition, whist } from "./whist.ts";
