import { capturesFirst } from "./capturesFirst.ts";
import { historyFirst } from "./historyFirst.ts";
import { killersFirst } from "./killersFirst.ts";
import type { OrderingPart } from "./orderingPart.ts";
import { staticFirst } from "./staticFirst.ts";
import { tableMoveFirst } from "./tableMoveFirst.ts";
import { variationFirst } from "./variationFirst.ts";

/** Every part, without memories yet: what is known of the very position before what is known of moves in general. */
export function standardParts(): OrderingPart[] {
  return [variationFirst(), tableMoveFirst(), capturesFirst(), killersFirst(), historyFirst(), staticFirst()];
}
