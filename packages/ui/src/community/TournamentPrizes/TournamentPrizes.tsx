'use client';

import type { TournamentPrize } from '@brand/domain';
import type { HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { medal } from '../../primitives/Icon/glyphs.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import * as css from './TournamentPrizes.css.ts';

/** Props of {@link TournamentPrizes}. Other props go to the list. */
export interface TournamentPrizesProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Prizes by rank, from the first on. */
  prizes: readonly TournamentPrize[];
  /** Rank of the member. Its prize is marked. @default none */
  ownRank?: number | null;
}

/** The prizes of a tournament by rank. */
export function TournamentPrizes({
  prizes,
  ownRank = null,
  className,
  ...rest
}: TournamentPrizesProps) {
  const t = useText();
  const { formatNumber } = useIntl();
  return (
    <ul
      role="list"
      aria-label={t('tournament.prizes')}
      {...rest}
      className={classes(css.root, className)}
      data-component="tournament-prizes"
    >
      {prizes.map(({ from, to, amount }) => {
        const isOwn = ownRank !== null && ownRank >= from && ownRank <= to;
        const isOne = from === to;
        return (
          <li
            key={from}
            className={css.row}
            data-part="prize"
            data-state={isOwn ? 'own' : 'other'}
            data-place={isOne && from <= 3 ? from : undefined}
          >
            <Icon glyph={medal} size={20} className={css.icon} />
            <span className={css.ranks}>
              {isOne
                ? t('tournament.rankNumber', { rank: formatNumber(from) })
                : t('tournament.ranks', {
                    from: formatNumber(from),
                    to: formatNumber(to),
                  })}
              {isOwn && <Badge tone="info">{t('tournament.you')}</Badge>}
            </span>
            <span className={css.amount}>
              {!isOne && <span className={css.each}>{t('tournament.each')} </span>}
              <Money amount={amount} decimals="short" unit={t('common.baht')} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
