import type { DepositState, QrChannel } from '@brand/domain';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { channel } from '../../../member/testing/testQr.tsx';
import { useNamedDeposit } from './useNamedDeposit.ts';

const entering: DepositState = {
  status: 'entering',
  channel,
  draft: '300',
  problem: null,
  failure: null,
};
const thai: QrChannel = { ...channel, name: 'QR ไทยพาณิชย์', bonus: { text: 'รับเพิ่ม 5%' } };
const draw = (list: readonly QrChannel[]) =>
  renderHook(({ channels }) => useNamedDeposit(entering, channels), {
    initialProps: { channels: list },
  });

afterEach(cleanup);

it('has its channel in the words of the page, also when the language has changed on the way', () => {
  const { result, rerender } = draw([channel]);
  expect(result.current).toEqual(entering);
  rerender({ channels: [{ ...channel, id: 'other' }, thai] });
  expect(result.current).toEqual({ ...entering, channel: thai });
});

it('keeps what the amount is checked by, and its words where the list has none for it', () => {
  const { result, rerender } = draw([{ ...thai, range: { ...thai.range, min: thai.range.max } }]);
  expect(result.current).toMatchObject({ channel: { range: channel.range, name: thai.name } });
  rerender({ channels: [] });
  expect(result.current).toBe(entering);
});

it('is the same while nothing changes, so that a lock of a button holds', () => {
  const { result, rerender } = draw([thai]);
  const before = result.current;
  rerender({ channels: [{ ...thai }] });
  expect(result.current).toBe(before);
});
