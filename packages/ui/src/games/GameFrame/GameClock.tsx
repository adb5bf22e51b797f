'use client';

import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './GameFrame.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Both show minutes, so an update may be late by this much. */
const STEP_MS = 5_000;
const MINUTE_MS = 60_000;
const BANGKOK_AHEAD_MS = 7 * 3_600_000;

interface GameClockProps {
  /** Start of play in unix ms. Null if play has not started. */
  since: number | null;
}

/** The time in Bangkok and the duration of play, because players lose track of both. It re-renders only itself. */
export function GameClock({ since }: GameClockProps) {
  const t = useText();
  const now = useNow(STEP_MS);
  const minutes = Math.max(0, Math.floor((now - (since ?? now)) / MINUTE_MS));
  const played = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return (
    <p className={css.clock} data-part="clock">
      <Icon glyph={glyphs.clock} size={16} />
      <span className={visuallyHidden}>{t('games.clock')} </span>
      <span>{new Date(now + BANGKOK_AHEAD_MS).toISOString().slice(11, 16)}</span>
      {since !== null && (
        <span className={css.played}>
          {t(minutes < 60 ? 'games.playedMinutes' : 'games.playedHours', played)}
        </span>
      )}
    </p>
  );
}
