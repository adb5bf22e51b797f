import { type BankChannel, type DepositChannel, type QrChannel, channelKey } from '@brand/domain';
import { useState } from 'react';
import { storedTransferOf } from '../transfer/useTransferFlow.ts';
import type { AccountUpdate } from './accountUpdate.ts';
import { useAccountUpdate } from './useAccountUpdate.ts';

/** An account to transfer to, or an e-wallet whose payment is to be reported. */
export type OpenTransfer = BankChannel | (QrChannel & { readonly kind: 'truewallet' });

/**
 * The transfer that is open next to the QR flow, and the notice about its account.
 *
 * @param list all current channels; a channel that is no longer listed takes no deposits
 */
export function useOpenTransfer(list: readonly DepositChannel[]): {
  /** Null while the deposit is by QR, or no channel is selected. */
  readonly channel: OpenTransfer | null;
  /** Notice before its details. Null if none. */
  readonly news: AccountUpdate | null;
  /** Whether its details are mounted. They stay mounted behind a notice, because a report may be pending. */
  readonly hasDetails: boolean;
  acknowledge(): void;
  open(channel: OpenTransfer): void;
  close(): void;
} {
  // Undefined until there is a list: an unfinished report is shown again first.
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
