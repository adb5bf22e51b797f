'use client';

import { type Game, formatSatangShort, gameName } from '@brand/domain';
import { type HTMLAttributes, type UIEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useNow } from '../../hooks/useNow.ts';
import { useOnScreen } from '../../hooks/useOnScreen.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Rail } from '../../primitives/Rail/Rail.tsx';
import { timeAgo } from '../GameWinList/timeAgo.ts';
import * as css from './WinsRail.css.ts';
import { useWinFeed } from './useWinFeed.ts';
import { winKey } from './winFeed.ts';
import type { WonGame } from './WonGame.ts';

/** Props of {@link WinsRail}. Other props go to the `div` around it. */
export interface WinsRailProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** `loading` shows skeletons. Do not render the rail for an empty list. */
  state:
    | { readonly status: 'loading' }
    | { readonly status: 'ready'; readonly wins: readonly WonGame[] };
  /** Returns the URL of the details of a game. */
  hrefOf: (game: Game) => string;
  /** Time between two replies in ms: the new wins of a reply come one by one within it. @default 60000 */
  windowMs?: number;
  /** Called when the row is looked at, and when it is no more: it needs new replies only meanwhile. */
  onWatchedChange?: (watched: boolean) => void;
}

const SHAPES = 5;
const MINUTE_MS = 60_000;
const NONE: readonly WonGame[] = [];

/**
 * Recent wins of other players with masked names. The new wins of a later reply slide in at the pace at which they happened:
 * not while a pointer or the focus is in the row or it was scrolled, and not while it is out of sight. With reduced
 * motion they appear immediately.
 */
export function WinsRail({
  state,
  hrefOf,
  windowMs = MINUTE_MS,
  onWatchedChange,
  className,
  ...rest
}: WinsRailProps) {
  const t = useText();
  const now = useNow(MINUTE_MS);
  const note = useId();
  const root = useRef<HTMLDivElement>(null);
  const watched = useOnScreen(root);
  const { held, ...hold } = useHeld();
  const { shown, arrivals } = useWinFeed(
    state.status === 'ready' ? state.wins : NONE,
    windowMs,
    held || !watched,
  );
  const report = useRef(onWatchedChange);
  useEffect(() => {
    report.current = onWatchedChange;
  });
  useEffect(() => report.current?.(watched), [watched]);
  return (
    <div
      {...rest}
      {...hold}
      ref={root}
      className={classes(css.root, className)}
      data-component="wins-rail"
      data-state={state.status}
      data-arrival={arrivals === 0 ? undefined : arrivals % 2 === 0 ? 'even' : 'odd'}
    >
      <Rail
        title={t('games.wins.title')}
        aria-describedby={note}
        size="wide"
        labels={{ back: t('games.railBack'), forward: t('games.railForward') }}
        loading={state.status === 'loading'}
      >
        {state.status === 'loading'
          ? Array.from({ length: SHAPES }, (_, index) => <div key={index} className={css.card} />)
          : shown.map((won) => (
              <Win key={winKey(won)} won={won} now={now} href={hrefOf(won.game)} />
            ))}
      </Rail>
      <p id={note} className={css.note}>
        {t('games.wins.note')}
      </p>
    </div>
  );
}

/** Whether a pointer or the focus is in the row, or it was scrolled: then nothing in it moves. */
function useHeld() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [scrolled, setScrolled] = useState(false);
  return {
    held: pointed || focused || scrolled,
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onScrollCapture: ({ target }: UIEvent) => setScrolled((target as Element).scrollLeft > 1),
  };
}

function Win({ won, now, href }: { won: WonGame; now: number; href: string }) {
  const t = useText();
  const intl = useIntl();
  const { game, player, at, bet, win, multiplier } = won;
  // With its fraction, a large one would not fit beside a large win.
  const whole = multiplier < 1000 ? multiplier : Math.floor(multiplier);
  const times = intl.formatNumber(whole, { maximumFractionDigits: 2 });
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
        <span className={classes(css.line, css.figures)}>
          <Money amount={win} decimals="short" unit={t('common.baht')} className={css.won} />
          <span className={css.times}>{t('games.wins.times', { times })}</span>
        </span>
        <span className={css.line}>
          <span className={css.clipped}>{gameName(game, intl.locale, intl.defaultLocale)}</span>
          <span>{t('games.wins.betOf', { bet: formatSatangShort(bet) })}</span>
        </span>
      </span>
    </a>
  );
}
