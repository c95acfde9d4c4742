/**
 * Matches of a hundred openings at Connect Four, for chapter 15: of each opening its two games, for the first of the
 * players, "w", "d" or "l". Written by `npm run bench longMatches`, and the first openings of each are played again by a test.
 */
export const longMatches = [
  {
    players: ["ordered", "mcts"],
    nodes: 3000,
    estimates: true,
    results:
      "ww ww ww wl ww ww ww ww ww ww ww ww ww ww ww ww ww ww ww ww ww ww ww ww wl ww ww ww ww ww ww ww ww ww lw ww ww ww ww ww lw ww ww ww lw ww ww ww ww wl ww ww ww ww ww ww lw ww wl dw ww ww ww ww lw ww ww wl ww ww ww ww lw ww ww lw ww ww ww wl ww wl ww lw ww lw lw wl ww ww ww ww lw ww ww ww ww ww lw ww",
  },
  {
    players: ["ordered", "mcts"],
    nodes: 1000,
    estimates: false,
    results:
      "ww ww lw ww ww ww ww ww ww ww ww lw ww ww lw ww ww ww lw ww lw ww wd ww wl ww ww ww ww ww ww wl ww ww ww wl ww lw ll ww wl ww ww ww ww ww ww ww dw wl ww ww ll ww wl ww ww ww ww ww ww ww ww wl ww ll ww wl wl ll ww ww lw ww wl lw lw ww wl ww ww ww lw lw ww wl ww ww wl ww ww ww ww ww ww wl ww ww ww wl",
  },
  {
    players: ["ordered", "mcts"],
    nodes: 3000,
    estimates: false,
    results:
      "ww ww lw ll wl ww dl ww ll lw ww ww ww ww ll ww wl wl dw lw lw dw ww dw wl ww wl lw ww ll ll dl ww ww lw ww lw wl wl wl ww ww lw ld wl wl wl ll ww lw wl lw ll ww wl ww ww lw ww wl ww ll wd ld wl lw ll wl ww lw ww ww lw ww ww lw ww wl wl ll lw wl ld lw wl wl lw wl ww ww ww wl ww wl ll ww ww wl wl lw",
  },
  {
    players: ["ordered", "mcts"],
    nodes: 10000,
    estimates: false,
    results:
      "lw ww lw ww lw lw ww lw ll wl wl lw ww lw ll lw ww lw ww lw lw ww ww ww ww ll ll lw ww ww ld lw dw lw dw lw wl wl ll lw wl lw lw lw ww lw lw ww ww lw ww dw dw lw wl lw ww lw ww lw ww ww lw ll dl lw ll ll lw ww lw lw lw ll wl wl ll lw wl ll lw ll lw ww lw wd dw lw wl ll ww lw ww lw ll lw ww ll dw ww",
  },
  {
    players: ["greedy", "mcts"],
    nodes: 1000,
    estimates: true,
    results:
      "ww ll ww ll ll wl wl wl wl wl ww wl wl wl lw lw wl wl wl ll lw ww ww lw wl wl ww wl ll lw ww ww wl lw wl wl dw ll ww lw wl wl ww wl ll lw wl lw wl wl dl wl wl ll wl ww ww lw wl lw ww ww ll wl wl wl wl lw ww wl ww ww ll ll ww wl lw ll ww ww ww lw lw wl ww ww wl ww wl wl ww ww lw lw ww lw ll wl ww ww",
  },
  {
    players: ["greedy", "mcts"],
    nodes: 1000,
    estimates: false,
    results:
      "ll ll ll ll ll ll ll ll ll ll ll ll ll ll ll ll ll ll ll ll ww ll ll ll ll ll wl ll ll ll wl ll ll ll ll ll ll ll ll ll ll ll lw ll ll ll ll ll ll ll ll ll ll ll ll ll ll ll ll ll ll ll ll wl ll ll wl ll ll ll ll ll ll ll ll ll wl wl ll ll ll ll ll ll ll ll ll ll ll ll wl lw ll ll ll ll ll ll wl ll",
  },
];
