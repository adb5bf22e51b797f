import type { Failure, PayoutState } from '@brand/domain';
import { useEffect } from 'react';
import { dropDraft, readDraft, saveDraft } from '../../platform/storage/drafts.ts';
import type { PendingName } from './usePendingPayouts.ts';

/**
 * Stores the typed amount of a payout in this tab, so that a reload or the end of a session does not lose it. A sent amount is no longer
 * a draft.
 *
 * @param peek the newest state
 * @param restore types the stored amount, if the field is empty. The same function at every render.
 * @returns stores a typed text
 */
export function usePayoutDraft<Problem, Refusal extends Failure>(
  name: PendingName,
  { status }: PayoutState<Problem, Refusal>,
  peek: () => PayoutState<Problem, Refusal>,
  restore: (text: string) => void,
): (text: string) => void {
  useEffect(() => {
    const { amount } = readDraft(name);
    const now = peek();
    const isEmpty = now.status === 'entering' && now.draft === '';
    if (amount && isEmpty) restore(amount);
  }, [name, peek, restore]);
  const isSent = status === 'succeeded' || status === 'unknown';
  useEffect(() => {
    if (isSent) dropDraft(name);
  }, [isSent, name]);
  return (text) => (text ? saveDraft(name, { amount: text }) : dropDraft(name));
}
