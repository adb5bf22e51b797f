'use client';

import type { Tournament } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';

const TONES = { active: 'success', comingSoon: 'info', ended: 'neutral' } as const;

/** Props of {@link TournamentState}. */
export interface TournamentStateProps {
  /** State of the tournament. */
  state: Tournament['state'];
}

/** State badge of a tournament. */
export function TournamentState({ state }: TournamentStateProps) {
  const t = useText();
  return <Badge tone={TONES[state]}>{t(`tournament.state.${state}`)}</Badge>;
}
