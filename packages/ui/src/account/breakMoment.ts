'use client';

import { bangkokDay } from '@brand/domain';

import { bangkokDate, bangkokTime } from '../cashier/bangkokDates.ts';

/** Formats the end of a break for a sentence: the long date (Buddhist era in Thai) and the time in Bangkok. */
export function breakMoment(timeMs: number, locale: string): { day: string; time: string } {
  return { day: bangkokDate(bangkokDay(timeMs), locale), time: bangkokTime(timeMs) };
}
