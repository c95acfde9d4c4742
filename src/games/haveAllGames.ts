import { largeGames } from "./largeGames.ts";
import { takeLargeGames } from "./namedGame.ts";

/** Imported by what cannot wait for a game's rules: workers, and pages whose links name any game. */
takeLargeGames(largeGames);
