import type { Satang } from '@brand/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../../member/services.ts';
import { playTimeOf } from './playTime.ts';

/**
 * Counts the time of a game on the page.
 *
 * @param isPlaying it is open, and played for money
 * @param balance as the API has just said it; null or undefined while that is not known
 * @returns since when one would have been playing without a pause, in unix ms; null while nothing is counted
 */
export function usePlayTime(isPlaying: boolean, balance: Satang | null | undefined): number | null {
  const time = playTimeOf(useServices());
  useEffect(() => (isPlaying ? time.play() : undefined), [time, isPlaying]);
  useEffect(() => {
    if (isPlaying && balance !== null && balance !== undefined) time.know(balance);
  }, [time, isPlaying, balance]);
  return useSyncExternalStore(time.subscribe, () => {
    const record = isPlaying ? time.read() : null;
    return record && record.until - record.played;
  });
}
