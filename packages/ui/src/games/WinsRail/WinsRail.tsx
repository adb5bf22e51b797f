'use client';

import { type Game, type GameWin, formatSatangShort, gameName } from '@brand/domain';
import { type HTMLAttributes, useId } from 'react';
import { useIntl } from 'react-intl';

import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Rail } from '../../primitives/Rail/Rail.tsx';
import { timeAgo } from '../GameWinList/timeAgo.ts';
import * as css from './WinsRail.css.ts';

/** A win with its game. */
export interface WonGame extends GameWin {
  readonly game: Game;
}

/** Props of {@link WinsRail}. Other props go to the `div` around it. */
export interface WinsRailProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** `loading` shows skeletons. Do not render the rail for an empty list. */
  state:
    | { readonly status: 'loading' }
    | { readonly status: 'ready'; readonly wins: readonly WonGame[] };
  /** Returns the URL of the details of a game. */
  hrefOf: (game: Game) => string;
}

const SHAPES = 5;
const MINUTE_MS = 60_000;

/** Recent wins of other players with masked names. It does not update: new wins appear when the page is opened again. */
export function WinsRail({ state, hrefOf, ...rest }: WinsRailProps) {
  const t = useText();
  const now = useNow(MINUTE_MS);
  const note = useId();
  return (
    <div {...rest} data-component="wins-rail" data-state={state.status}>
      <Rail
        title={t('games.wins.title')}
        aria-describedby={note}
        size="wide"
        labels={{ back: t('games.railBack'), forward: t('games.railForward') }}
        loading={state.status === 'loading'}
      >
        {state.status === 'loading'
          ? Array.from({ length: SHAPES }, (_, index) => <div key={index} className={css.card} />)
          : state.wins.map((won) => (
              <Win
                key={`${won.game.id} ${won.at} ${won.player} ${won.win}`}
                won={won}
                now={now}
                href={hrefOf(won.game)}
              />
            ))}
      </Rail>
      <p id={note} className={css.note}>
        {t('games.wins.note')}
      </p>
    </div>
  );
}

function Win({ won, now, href }: { won: WonGame; now: number; href: string }) {
  const t = useText();
  const intl = useIntl();
  const { game, player, at, bet, win, multiplier } = won;
  const times = intl.formatNumber(multiplier, { maximumFractionDigits: 2 });
  return (
    <a href={href} className={css.card} data-part="win" data-surface="card">
      <span className={css.picture} aria-hidden="true">
        {game.image && (
          <img
            src={game.image}
            alt=""
            width={60}
            height={80}
            loading="lazy"
            decoding="async"
            className={css.image}
          />
        )}
      </span>
      <span className={css.words}>
        <span className={css.line}>
          <span className={css.clipped}>
            {player} · {timeAgo(at, now, intl) ?? t('games.wins.justNow')}
          </span>
        </span>
        <span className={css.line}>
          <Money amount={win} decimals="short" unit={t('common.baht')} className={css.won} />
          <span className={css.times}>{t('games.wins.times', { times })}</span>
        </span>
        <span className={css.line}>
          <span className={css.clipped}>{gameName(game, intl.locale)}</span>
          <span>{t('games.wins.betOf', { bet: formatSatangShort(bet) })}</span>
        </span>
      </span>
    </a>
  );
}
