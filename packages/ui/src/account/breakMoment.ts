'use client';

import { bangkokDay } from '@brand/domain';

import { bangkokDate, bangkokTime } from '../cashier/bangkokDates.ts';

/** When a break ends, for a sentence: the day as it is written out, in Thai by the Buddhist era, and the time in Bangkok. */
export function breakMoment(timeMs: number, locale: string): { day: string; time: string } {
  return { day: bangkokDate(bangkokDay(timeMs), locale), time: bangkokTime(timeMs) };
}
