import { spoiledSearches } from "../../mistakes/spoiledSearches.ts";
import { takeSpoiled } from "./spoiledSearch.ts";

/** Imported by what cannot wait for a search with a mistake: workers, and figures whose setup may name any search. */
takeSpoiled(spoiledSearches);
