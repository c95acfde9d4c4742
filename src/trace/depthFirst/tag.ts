import { eventCode } from "./eventCode.ts";

// A snapshot's tag, from its lowest bit: the code of the event that entered, improved or left the node last, in 4
// bits; whether the node was skipped after that; whether MAX moves there; how often it has been entered.
const codeBits = 15;
const skipBit = 1 << 4;
const maxBit = 1 << 5;
const visitShift = 6;

/** In place of a code: the node has not been entered, or not in this iteration. */
export const untold = 15;

export const newTag = (isMax: boolean): number => untold | (isMax ? maxBit : 0);

/** As if never entered or skipped, save the visits. */
export const resetTag = (tag: number): number => (tag & ~skipBit) | untold;

export const skipTag = (tag: number): number => tag | skipBit;

export const tellTag = (tag: number, code: number): number => (tag & ~(codeBits | skipBit)) | code;

export const enterTag = (tag: number): number => tellTag(tag, eventCode.enter) + (1 << visitShift);

export const codeOfTag = (tag: number): number => tag & codeBits;

export const isSkipTag = (tag: number): boolean => (tag & skipBit) !== 0;

export const isMaxTag = (tag: number): boolean => (tag & maxBit) !== 0;

export const visitsOfTag = (tag: number): number => tag >>> visitShift;
