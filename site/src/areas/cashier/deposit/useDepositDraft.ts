import {
  type DepositChannel,
  type DepositState,
  type QrChannel,
  channelKey,
  isDepositResult,
  isQrChannel,
} from '@brand/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { dropDraft, readDraft, saveDraft } from '../../../platform/storage/drafts.ts';

const FORM = 'deposit';

/**
 * Stores the typed amount of a deposit and its channel in this tab, and continues with them after a reload or a new login. The amount
 * typed for one channel is kept for the next. A QR ends the draft.
 *
 * @param list the channels; empty until they are loaded
 * @param restore opens the stored channel with its amount. Called once at most, if no deposit is open yet.
 * @returns the amount for the next chosen channel; empty for none, null until the draft has been read
 */
export function useDepositDraft(
  state: DepositState,
  list: readonly DepositChannel[],
  restore: (channel: QrChannel, amount: string) => void,
): RefObject<string | null> {
  const amount = useRef<string | null>(null);
  const { status } = state;
  const isLoaded = list.length > 0;
  useEffect(() => {
    if (amount.current !== null || !isLoaded) return;
    const { channel: key, amount: typed = '' } = status === 'choosing' ? readDraft(FORM) : {};
    amount.current = typed;
    const channel = list.filter(isQrChannel).find((each) => channelKey(each) === key);
    if (channel && typed) restore(channel, typed);
  }, [status, isLoaded, list, restore]);

  const channel = status === 'entering' ? channelKey(state.channel) : '';
  // A QR is stored itself, and may be paid while this page is closed.
  const isOver = status === 'waiting' || isDepositResult(state);
  const typed = status === 'entering' ? state.draft : isOver ? '' : null;
  useEffect(() => {
    if (typed !== null) amount.current = typed;
    const isAtList = status === 'choosing' && amount.current !== null;
    if (typed === null && !isAtList) return;
    if (amount.current) saveDraft(FORM, { channel, amount: amount.current });
    else dropDraft(FORM);
  }, [status, channel, typed]);
  return amount;
}
