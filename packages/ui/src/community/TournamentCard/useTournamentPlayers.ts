'use client';

import type { Tournament } from '@brand/domain';

import { useText } from '../../messages/useText.ts';

/** How many play, as a sentence; null before the start of a tournament that nobody has entered, and after such a one. */
export function useTournamentPlayers({
  players,
  state,
}: Pick<Tournament, 'players' | 'state'>): string | null {
  const t = useText();
  if (players > 0) return t('tournament.players', { count: players });
  return state === 'active' ? t('tournament.noPlayers') : null;
}
