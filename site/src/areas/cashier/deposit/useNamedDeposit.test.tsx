import type { DepositState, QrChannel } from '@brand/domain';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { channel } from '../../../member/testing/testQr.ts';
import { useNamedDeposit } from './useNamedDeposit.ts';

const entering: DepositState = {
  status: 'entering',
  channel,
  draft: '300',
  problem: null,
  failure: null,
};
const thai: QrChannel = { ...channel, name: 'QR ไทยพาณิชย์', bonus: { text: 'รับเพิ่ม 5%' } };
const renderScreen = (list: readonly QrChannel[]) =>
  renderHook(({ channels }) => useNamedDeposit(entering, channels), {
    initialProps: { channels: list },
  });

afterEach(cleanup);

it('has the channel texts of the page language, also after the language has changed', () => {
  const { result, rerender } = renderScreen([channel]);
  expect(result.current).toEqual(entering);
  rerender({ channels: [{ ...channel, id: 'other' }, thai] });
  expect(result.current).toEqual({ ...entering, channel: thai });
});

it('keeps the checked limits, and the previous texts when the list has none for it', () => {
  const { result, rerender } = renderScreen([
    { ...thai, range: { ...thai.range, min: thai.range.max } },
  ]);
  expect(result.current).toMatchObject({ channel: { range: channel.range, name: thai.name } });
  rerender({ channels: [] });
  expect(result.current).toBe(entering);
});

it('stays the same object while nothing changes, so that the lock of a button holds', () => {
  const { result, rerender } = renderScreen([thai]);
  const before = result.current;
  rerender({ channels: [{ ...thai }] });
  expect(result.current).toBe(before);
});
