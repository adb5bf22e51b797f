import type { PayoutRecord } from '../payoutState.ts';

/** What a server has recorded of a payout. */
export const RECORD: PayoutRecord = { at: 1_768_444_200_000, reference: 'W26011500001' };
