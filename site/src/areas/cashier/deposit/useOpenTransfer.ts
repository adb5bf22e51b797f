import { type BankChannel, type DepositChannel, type QrChannel, channelKey } from '@brand/domain';
import { useState } from 'react';
import { storedTransferOf } from '../transfer/useTransferFlow.ts';
import type { AccountUpdate } from './accountUpdate.ts';
import { useAccountUpdate } from './useAccountUpdate.ts';

/** An account to transfer to, or an e-wallet whose payment is to be reported. */
export type OpenTransfer = BankChannel | (QrChannel & { readonly kind: 'truewallet' });

/**
 * The transfer that is open beside the QR flow, and what is to be told of its account first.
 *
 * @param list all channels, as they are now: one that has left the list is not paid into any more
 */
export function useOpenTransfer(list: readonly DepositChannel[]): {
  /** Null while the deposit is one by QR, or none is chosen. */
  readonly channel: OpenTransfer | null;
  /** What is to be told before its details; null for nothing. */
  readonly news: AccountUpdate | null;
  /** Its details are in the page; behind news they stay, because a report may be on its way. */
  readonly hasDetails: boolean;
  acknowledge(): void;
  open(channel: OpenTransfer): void;
  close(): void;
} {
  // Undefined until there is a list: a report that was left unfinished is shown again first.
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  if (opened === undefined && list.length > 0) setOpened(unfinished(list));
  const only = list.length === 1 ? list[0] : undefined;
  const key = opened ?? (only?.kind === 'bank' ? channelKey(only) : null);
  const found = list.find((channel) => channelKey(channel) === key);
  const channel = found && isTransfer(found) ? found : null;

  const { news, acknowledge } = useAccountUpdate(channel?.kind === 'bank' ? channel : null);
  const [detailed, setDetailed] = useState<string | null>(null);
  if (channel && !news && detailed !== key) setDetailed(key);

  return {
    channel,
    news,
    hasDetails: channel !== null && detailed === key,
    acknowledge,
    open: (next) => setOpened(channelKey(next)),
    close: () => setOpened(null),
  };
}

function unfinished(list: readonly DepositChannel[]): string | null {
  const left = list.find((each) => isTransfer(each) && storedTransferOf(each).status !== 'details');
  return left ? channelKey(left) : null;
}

function isTransfer(channel: DepositChannel): channel is OpenTransfer {
  return channel.kind === 'bank' || channel.kind === 'truewallet';
}
