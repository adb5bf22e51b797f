import type { Satang } from '@brand/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../../member/services.ts';
import { playTimeOf } from './playTime.ts';

/**
 * Counts the play time of a game on the page.
 *
 * @param isPlaying it is open, and played for real money
 * @param balance latest balance of the API; null or undefined while unknown
 * @returns start of an equivalent uninterrupted session, in Unix ms; null while nothing is counted
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
