import type { DepositChannel } from '@brand/domain';

import { channels, kbankChannel, scbChannel, walletChannel } from './cashier.fixtures.ts';
import { ktbChannel, longChannel } from './transfer.fixtures.ts';
import { ethereumChannel, tronChannel } from './usdt.fixtures.ts';

/** Every kind of channel. */
export const mixedChannels: readonly DepositChannel[] = [
  ...channels,
  ktbChannel,
  { ...ktbChannel, id: 'b3', bankCode: 'gsb', name: 'ธนาคารออมสิน', bonus: { text: 'รับเพิ่ม 2%' } },
  tronChannel,
  ethereumChannel,
];

/** The longest list that an operator is expected to have. */
export const twentyChannels: readonly DepositChannel[] = Array.from({ length: 20 }, (_, index) => ({
  ...[scbChannel, kbankChannel, walletChannel, ktbChannel, longChannel][index % 5]!,
  id: `channel-${index}`,
}));
