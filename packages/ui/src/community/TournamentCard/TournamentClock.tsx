'use client';

import { bangkokDay, type Tournament } from '@brand/domain';
import { useIntl } from 'react-intl';

import { bangkokDate, bangkokTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { TimeLeft } from '../../promotions/TimeLeft/TimeLeft.tsx';
import * as css from './TournamentCard.css.ts';

/** Props of {@link TournamentClock}. */
export interface TournamentClockProps {
  /** The tournament. Its state and times are used. */
  tournament: Pick<Tournament, 'state' | 'startsAt' | 'endsAt'>;
}

/** The time until it starts or ends, or when it ended. */
export function TournamentClock({ tournament: { state, startsAt, endsAt } }: TournamentClockProps) {
  const t = useText();
  const { locale } = useIntl();
  if (state === 'ended') {
    return (
      <Text size="sm" tone="muted" data-part="clock">
        {t('tournament.endedOn')} {bangkokDate(bangkokDay(endsAt), locale, 'short')}{' '}
        {bangkokTime(endsAt)}
      </Text>
    );
  }
  const isActive = state === 'active';
  return (
    <Text as="div" size="sm" tone="muted" data-part="clock">
      {t(isActive ? 'tournament.endsIn' : 'tournament.startsIn')}{' '}
      <TimeLeft until={isActive ? endsAt : startsAt} className={css.clock} />
    </Text>
  );
}
