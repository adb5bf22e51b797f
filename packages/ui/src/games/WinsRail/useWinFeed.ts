'use client';

import { useEffect, useState } from 'react';

import { now } from '../../hooks/clock.ts';
import { wakeAt } from '../../hooks/wakeAt.ts';
import { mediaMatches } from '../../private/mediaMatches.ts';
import { type WinFeed, allWins, firstWins, nextWin, receiveWins } from './winFeed.ts';
import type { WonGame } from './WonGame.ts';

/**
 * Lets the new wins of each reply come into the row one by one. With reduced motion the row is updated immediately.
 *
 * @param wins of the last reply, newest first; the same array until the next reply
 * @param windowMs time between two replies
 * @param paused nothing comes meanwhile
 */
export function useWinFeed(wins: readonly WonGame[], windowMs: number, paused: boolean): WinFeed {
  const [feed, setFeed] = useState(() => firstWins(wins));
  const [received, setReceived] = useState(wins);
  if (received !== wins) {
    setReceived(wins);
    setFeed(receiveWins(feed, wins, windowMs));
  }
  const [next] = feed.waiting;
  useEffect(() => {
    if (paused || !next) return undefined;
    const isStill = mediaMatches('(prefers-reduced-motion: reduce)');
    return wakeAt(isStill ? 0 : now() + next.after, () => {
      // A page that is being hidden is paused in the next moment.
      if (document.visibilityState === 'hidden') return;
      setFeed(isStill ? allWins : nextWin);
    });
  }, [next, paused]);
  return feed;
}
