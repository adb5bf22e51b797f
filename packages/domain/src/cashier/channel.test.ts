import { expect, it } from 'vitest';
import { type DepositChannel, type QrChannel, channelKey, isQrChannel } from './channel.ts';
import { bank, usdt } from './testing/transferChannels.ts';

const qr = (kind: QrChannel['kind']): QrChannel => ({
  id: 'q1',
  kind,
  name: 'QR',
  accountName: null,
  image: null,
  range: bank.range,
  bonus: null,
});

it.each<[DepositChannel['kind'], DepositChannel, boolean]>([
  ['payment', qr('payment'), true],
  ['truewallet', qr('truewallet'), true],
  ['bank', bank, false],
  ['usdt', usdt, false],
])('a channel of kind %s is recognised as paid with a QR or not', (_, channel, isPaidByQr) => {
  expect(isQrChannel(channel)).toBe(isPaidByQr);
});

it('the key of a channel is unique although ids repeat in another kind', () => {
  expect(channelKey({ kind: 'bank', id: '7' })).toBe('bank 7');
  expect(channelKey({ kind: 'usdt', id: '7' })).toBe('usdt 7');
  expect(channelKey({ kind: 'usdt', id: '8' })).toBe('usdt 8');
});
