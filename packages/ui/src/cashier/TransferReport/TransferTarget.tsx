'use client';

import type { TransferChannel } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { payableNumber } from '../BankTransferPanel/payableNumber.ts';
import * as cashier from '../cashier.css.ts';
import { ChannelMark } from '../ChannelMark/ChannelMark.tsx';

/** The account that the money was sent to, to compare with a slip. */
export function TransferTarget({ channel }: { channel: TransferChannel }) {
  const t = useText();
  return (
    <div className={cashier.row} role="group" aria-label={t('cashier.transfer.form.to')}>
      <ChannelMark channel={channel} />
      <div className={cashier.rowWords}>
        <Text size="sm" tone="muted" className={cashier.anywhere}>
          {channel.kind === 'usdt' ? `USDT ${channel.network}` : channel.name}
        </Text>
        <Text
          weight="strong"
          className={classes(cashier.tabular, cashier.anywhere)}
          data-part="target"
        >
          {targetOf(channel)}
        </Text>
      </div>
    </div>
  );
}

function targetOf(channel: TransferChannel): string {
  switch (channel.kind) {
    case 'bank':
      return payableNumber(channel.accountNumber);
    case 'usdt':
      return channel.address;
    case 'truewallet':
      return channel.accountName ?? channel.name;
  }
}
