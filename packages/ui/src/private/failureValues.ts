'use client';

import { type Failure, formatSatangShort } from '@brand/domain';

import { bangkokDateTime } from '../cashier/bangkokDates.ts';
import type { TextValues } from '../messages/useText.ts';

/**
 * What the sentence of a refusal prints that protects a player: `{until}`, when a break ends in Bangkok, and `{left}`, what a
 * deposit limit still allows in baht. Other sentences print none of it.
 */
export function failureValues({ until, left }: Failure, locale: string): TextValues {
  return {
    ...(until !== undefined && { until: bangkokDateTime(until, locale) }),
    ...(left !== undefined && { left: formatSatangShort(left) }),
  };
}
