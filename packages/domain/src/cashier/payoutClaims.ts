import type { Failure } from '../errors/errorCatalogue.ts';
import type { Satang } from '../money/money.ts';
import type { PayoutNotice, PayoutState } from './payoutState.ts';

/**
 * What a view states about the money of a payout: it was `made`, it was `refused`, it was not made and never will be
 * (`notMade`), its outcome is `unknown`, or another tab has the answer (`answered`).
 */
export interface PayoutClaim {
  readonly claim: 'made' | 'refused' | 'notMade' | 'unknown' | 'answered';
  /** Null for a refusal, which is about the last request. */
  readonly amount: Satang | null;
  /** Reference of a made payout, as far as it is shown. */
  readonly reference: string | null;
}

/** Every claim of a state. Views carry the same as `data-claim`; tests compare both with the ledger. */
export function payoutClaims(state: PayoutState<unknown, Failure>): readonly PayoutClaim[] {
  if (state.status === 'succeeded') {
    return [{ claim: 'made', amount: state.amount, reference: state.record.reference }];
  }
  // Other payouts of unknown outcome are shown above the form, not here.
  if (state.status === 'unknown') return [claimed('unknown', state.amount)];
  if (state.status !== 'entering') return [];
  const { open, notice, failure } = state;
  return [
    ...open.map(({ amount }) => claimed('unknown', amount)),
    ...(notice ? [claimed(noticeClaim(notice), notice.amount)] : []),
    ...(failure ? [claimed('refused', null)] : []),
  ];
}

/** What a notice states. */
export function noticeClaim({ code }: PayoutNotice): PayoutClaim['claim'] {
  return NOTICES[code];
}

const NOTICES = {
  late: 'made',
  elsewhere: 'made',
  answered: 'answered',
  notMade: 'notMade',
} as const;

function claimed(claim: PayoutClaim['claim'], amount: Satang | null): PayoutClaim {
  return { claim, amount, reference: null };
}
