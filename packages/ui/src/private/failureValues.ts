'use client';

import { type Failure, formatSatangShort } from '@brand/domain';

import { bangkokDateTime } from '../cashier/bangkokDates.ts';
import type { TextValues } from '../messages/useText.ts';

/**
 * Values of messages about player protection: `{until}`, the end of a break in Bangkok time, and `{left}`, what a deposit
 * limit still allows in baht. Other messages use none of them.
 */
export function failureValues({ until, left }: Failure, locale: string): TextValues {
  return {
    ...(until !== undefined && { until: bangkokDateTime(until, locale) }),
    ...(left !== undefined && { left: formatSatangShort(left) }),
  };
}
