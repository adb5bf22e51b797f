'use client';

import type { TournamentRow } from '@brand/domain';
import { useState } from 'react';

type Ranks = ReadonlyMap<string, number>;

/**
 * How many ranks each player moved with the last update of the table: positive is up. Players whose masked name is not
 * unique are left out, because they cannot be told apart.
 */
export function useRankMoves(rows: readonly TournamentRow[]): Ranks {
  const [last, setLast] = useState(() => ({ rows, ranks: ranksOf(rows), moves: NONE }));
  if (last.rows === rows) return last.moves;
  const ranks = ranksOf(rows);
  const moves = new Map(
    [...ranks].flatMap(([name, rank]) => {
      const before = last.ranks.get(name) ?? rank;
      return before === rank ? [] : [[name, before - rank] as const];
    }),
  );
  setLast({ rows, ranks, moves });
  return moves;
}

const NONE: Ranks = new Map();

function ranksOf(rows: readonly TournamentRow[]): Ranks {
  const ranks = new Map<string, number>();
  const shared = new Set<string>();
  for (const { name, rank } of rows) {
    if (ranks.has(name)) shared.add(name);
    ranks.set(name, rank);
  }
  for (const name of shared) ranks.delete(name);
  return ranks;
}
