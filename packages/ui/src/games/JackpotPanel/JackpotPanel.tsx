'use client';

import { type Jackpot, gameName } from '@brand/domain';
import { type HTMLAttributes, useId } from 'react';
import { useIntl } from 'react-intl';

import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { timeAgo } from '../GameWinList/timeAgo.ts';
import { JackpotCounter } from '../JackpotCounter/JackpotCounter.tsx';
import * as css from './JackpotPanel.css.ts';

/** Props of {@link JackpotPanel}. Other props go to the `section`. */
export interface JackpotPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The jackpot, amounts in satang. */
  jackpot: Jackpot;
  /** Time in ms until the next report. */
  intervalMs: number;
  /** Address of all games that play for a jackpot. */
  href: string;
}

const SHOWN = 3;
const MINUTE_MS = 60_000;

/** The jackpot that a game plays for: its pool, how it grows, and who won it last. */
export function JackpotPanel({ jackpot, intervalMs, href, className, ...rest }: JackpotPanelProps) {
  const t = useText();
  const intl = useIntl();
  const heading = useId();
  const now = useNow(MINUTE_MS);
  const wins = jackpot.wins.slice(0, SHOWN);
  return (
    <Card
      {...rest}
      as="section"
      aria-labelledby={heading}
      className={classes(css.root, className)}
      data-component="jackpot-panel"
    >
      <div className={css.pool}>
        <Heading level={2} id={heading}>
          {gameName(jackpot, intl.locale, intl.defaultLocale)}
        </Heading>
        <JackpotCounter value={jackpot.pool} fillMs={intervalMs} size="lg" />
        <p className={css.note}>{t('games.jackpot.note')}</p>
        <a href={href} className={css.more} data-part="more">
          {t('games.jackpot.games')}
        </a>
      </div>
      {wins.length > 0 && (
        <div className={css.won}>
          <h3 className={css.title}>{t('games.jackpot.wins')}</h3>
          <ul role="list" className={css.list}>
            {wins.map(({ player, at, win }) => (
              <li key={`${player} ${at}`} className={css.win} data-part="win">
                <span>
                  {player} · {timeAgo(at, now, intl) ?? t('games.wins.justNow')}
                </span>
                <Money amount={win} decimals="short" unit={t('common.baht')} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
