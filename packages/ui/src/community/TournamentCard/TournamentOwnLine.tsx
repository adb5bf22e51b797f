'use client';

import type { Tournament } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** The rank of the member in a tournament, and after its end the prize. Nothing for a visitor or before the start. */
export function TournamentOwnLine({
  tournament: { own, state },
}: {
  tournament: Pick<Tournament, 'own' | 'state'>;
}) {
  const t = useText();
  if (!own || state === 'comingSoon') return <></>;
  return (
    <Text size="sm" data-part="own">
      {own.rank === null
        ? t(state === 'ended' ? 'tournament.notJoined' : 'tournament.ownNone')
        : `${t('tournament.ownRank', { rank: own.rank })} · ${t('tournament.points', { count: own.points })}`}
      {state === 'ended' && own.prize !== null && (
        <>
          {' · '}
          <Money amount={own.prize} decimals="short" tone="accent" unit={t('common.baht')} />
        </>
      )}
    </Text>
  );
}
