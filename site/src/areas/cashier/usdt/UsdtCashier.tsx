import { type UsdtChannel, type UsdtEntry, channelKey } from '@brand/domain';
import { useState } from 'react';
import { storedTransferOf } from '../transfer/useTransferFlow.ts';
import { UsdtTransfer } from './UsdtTransfer.tsx';

/** The USDT tab: one address for each network, the guide, and the report. There is at least one channel. */
export function UsdtCashier({ channels }: { readonly channels: readonly UsdtChannel[] }) {
  const [chosen, choose] = useState(() => begunChannel(channels));
  // The typed baht are kept for another network and converted at its rate.
  const [entry, setEntry] = useState<UsdtEntry | null>(null);
  const channel = channels.find((each) => channelKey(each) === chosen) ?? channels[0];
  if (!channel) throw new Error('The USDT tab needs a channel.');
  return (
    <UsdtTransfer
      key={channelKey(channel)}
      channels={channels}
      channel={channel}
      onChannelChange={(next) => choose(channelKey(next))}
      entry={entry}
      onEntryChange={setEntry}
    />
  );
}

/** After a reload: the network with an unfinished report, otherwise the one with a typed amount. */
function begunChannel(channels: readonly UsdtChannel[]): string | null {
  const kept = channels.map((channel) => ({ channel, state: storedTransferOf(channel) }));
  const begun =
    kept.find(({ state }) => state.status !== 'details') ??
    kept.find(({ state }) => 'draft' in state && state.draft.amount !== '');
  return begun ? channelKey(begun.channel) : null;
}
