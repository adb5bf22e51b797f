'use client';

import type { Tournament } from '@brand/domain';

import { useText } from '../../messages/useText.ts';

/** The number of players as a sentence. Null for a tournament without players that has not started or has ended. */
export function useTournamentPlayers({
  players,
  state,
}: Pick<Tournament, 'players' | 'state'>): string | null {
  const t = useText();
  if (players > 0) return t('tournament.players', { count: players });
  return state === 'active' ? t('tournament.noPlayers') : null;
}
