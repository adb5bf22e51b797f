'use client';

import { type Jackpot, formatSatangShort, gameName } from '@brand/domain';
import type { HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';

import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { trophy } from '../../primitives/Icon/shellGlyphs.ts';
import { Rail } from '../../primitives/Rail/Rail.tsx';
import { timeAgo } from '../GameWinList/timeAgo.ts';
import { JackpotCounter } from '../JackpotCounter/JackpotCounter.tsx';
import * as css from './JackpotRail.css.ts';

/** Props of {@link JackpotRail}. Other props go to the `div` around it. */
export interface JackpotRailProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** `loading` shows skeletons. Do not render the rail without jackpots. */
  state:
    | { readonly status: 'loading' }
    | {
        readonly status: 'ready';
        readonly jackpots: readonly Jackpot[];
        /** Time in ms until the next report. */
        readonly intervalMs: number;
      };
  /** Address of the games that play for a jackpot. */
  href: string;
}

const SHAPES = 3;
const MINUTE_MS = 60_000;

/** The jackpots with their pools and last wins, each a link to their games. */
export function JackpotRail({ state, href, ...rest }: JackpotRailProps) {
  const t = useText();
  const now = useNow(MINUTE_MS);
  return (
    <div {...rest} data-component="jackpot-rail" data-state={state.status}>
      <Rail
        title={t('games.jackpots')}
        size="wide"
        labels={{ back: t('games.railBack'), forward: t('games.railForward') }}
        loading={state.status === 'loading'}
        more={{ href, label: t('games.seeAll') }}
      >
        {state.status === 'loading'
          ? Array.from({ length: SHAPES }, (_, index) => <div key={index} className={css.tile} />)
          : state.jackpots.map((jackpot) => (
              <Tile
                key={jackpot.id}
                jackpot={jackpot}
                intervalMs={state.intervalMs}
                href={href}
                now={now}
              />
            ))}
      </Rail>
    </div>
  );
}

interface TileProps {
  jackpot: Jackpot;
  intervalMs: number;
  href: string;
  now: number;
}

function Tile({ jackpot, intervalMs, href, now }: TileProps) {
  const t = useText();
  const intl = useIntl();
  const [last] = jackpot.wins;
  return (
    <a href={href} className={css.tile} data-part="tile" data-surface="card">
      <span className={css.name}>
        <Icon glyph={trophy} size={20} className={css.sign} />
        <span className={css.clipped}>{gameName(jackpot, intl.locale, intl.defaultLocale)}</span>
      </span>
      <JackpotCounter value={jackpot.pool} fillMs={intervalMs} />
      <span className={css.last} data-part="last">
        {last
          ? t('games.jackpot.lastWin', {
              player: last.player,
              amount: formatSatangShort(last.win),
              ago: timeAgo(last.at, now, intl) ?? t('games.wins.justNow'),
            })
          : t('games.jackpot.noWin')}
      </span>
    </a>
  );
}
