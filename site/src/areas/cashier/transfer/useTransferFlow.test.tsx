import { type TransferReceipt, satangFromBaht } from '@brand/domain';
import { usdt } from '@brand/domain/testing/transferChannels';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BONUSES_KEY } from '../../../member/bonus/bonusQueries.ts';
import { wantedBonus } from '../../../member/bonus/wantedBonus.ts';
import { NOW, lateReply, pass, watchReads } from '../../../member/testing/memberPage.tsx';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';
import { isPageHeld } from '../../../platform/connection/busy.ts';
import { takeEarlyObservations } from '../../../platform/telemetry/track.ts';
import { daily } from '../testing/daily.ts';
import { openTransfer, openTransfers, receipt, refusal, rows } from './testing/openTransfer.ts';

openTransfers();

describe('the report of a transfer', () => {
  it('is sent once for many presses, is pending in the history, and is counted', async () => {
    takeEarlyObservations();
    const { flow, fill, api, keyOf, noted, services, status } = openTransfer();
    const reads = watchReads(services.queries, CREDIT_KEY, ['profile'], BONUSES_KEY);
    const reply = lateReply<TransferReceipt>();
    api.transfer.mockReturnValue(reply.promise);
    fill();
    act(() => {
      for (let press = 0; press < 100; press += 1) flow().submit();
    });
    const report = { kind: 'bank', channelId: 'b1', amount: 50_000, paidAt: NOW };
    expect(api.transfer.mock.calls).toEqual([
      [{ ...report, reference: null, bonus: null }, { idempotencyKey: expect.any(String) }],
    ]);
    const entry = { key: keyOf(0), type: 'deposit', amount: 50_000, time: NOW };
    expect(noted()).toMatchObject(entry);
    expect(takeEarlyObservations()).toEqual([{ type: 'event', name: 'deposit_started' }]);
    expect(reads()).toEqual([]);
    reply.arrive(receipt());
    await pass(0);
    expect(status()).toBe('reported');
    expect(reads()).toEqual(['credit']);
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });

  it('keeps what was typed for its own channel', () => {
    openTransfer().fill('500');
    expect(openTransfer(usdt).flow().state).toMatchObject({ draft: { amount: '' } });
    expect(openTransfer().flow().state).toMatchObject({ draft: { amount: '500' } });
  });

  it('is not sent with an amount that the channel does not take', async () => {
    const { fill, send, api, flow } = openTransfer();
    fill('1');
    await send(daily);
    expect(api.transfer).not.toHaveBeenCalled();
    expect(flow().state).toMatchObject({ problems: { amount: { code: 'belowMinimum' } } });
  });

  it('in USDT is pending with its worth, and then with what the server credits', async () => {
    const { fill, api, noted, flow } = openTransfer(usdt);
    const reply = lateReply<TransferReceipt>();
    api.transfer.mockReturnValue(reply.promise);
    fill('20');
    act(() => flow().submit());
    expect(noted()?.amount).toBe(69_000);
    reply.arrive(receipt(70_000));
    await pass(0);
    expect(noted()?.amount).toBe(70_000);
  });

  it('of another amount than the receipt’s stays unknown, and pending with its own', async () => {
    const { fill, send, api, noted, status } = openTransfer();
    api.transfer.mockResolvedValue(receipt(500_000));
    fill();
    await send();
    expect([status(), noted()?.amount]).toEqual(['unsure', 50_000]);
  });

  it.each([
    ['from its minimum on', 500, 'daily-first', null],
    ['not below it', 501, null, 'daily-first'],
  ])('has the selected bonus %s', async (_, minimum, sent, wanted) => {
    wantedBonus.choose(daily.id);
    const { fill, send, api } = openTransfer();
    fill();
    await send({ ...daily, terms: { ...daily.terms, minDeposit: satangFromBaht(minimum) } });
    expect(api.transfer.mock.calls[0]?.[0].bonus).toBe(sent);
    expect(wantedBonus.read()).toBe(wanted);
  });

  it('keeps the page from the first letter to the receipt', async () => {
    const { flow, fill, send } = openTransfer();
    expect(isPageHeld()).toBe(false);
    act(() => flow().open());
    expect(isPageHeld()).toBe(false);
    act(() => flow().type('reference', '0150'));
    expect(isPageHeld()).toBe(true);
    act(() => flow().type('reference', ''));
    fill();
    expect(isPageHeld()).toBe(true);
    await send();
    expect(isPageHeld()).toBe(false);
  });

  it.each([
    [2202, ['profile']],
    [2205, ['bonuses']],
    [2203, []],
  ])(
    'refused with %i keeps the form, is not pending, and has read again %j',
    async (code, read) => {
      const { fill, send, api, flow, noted, keyOf, services } = openTransfer();
      const reads = watchReads(services.queries, ['profile'], BONUSES_KEY, ['other']);
      api.transfer.mockRejectedValueOnce(refusal(code));
      fill();
      await send();
      const form = { status: 'reporting', draft: { amount: '500' }, failure: { code: `${code}` } };
      expect(flow().state).toMatchObject(form);
      expect(noted()).toBeUndefined();
      expect(reads()).toEqual(read);
      await send();
      expect(keyOf(1)).not.toBe(keyOf(0));
    },
  );

  it('goes back to the account and opens again, also after its result', async () => {
    const { flow, fill, send, status } = openTransfer();
    fill();
    act(() => flow().back());
    expect(status()).toBe('details');
    fill();
    await send();
    act(() => flow().reopen());
    expect(flow().state).toMatchObject({ status: 'reporting', draft: { amount: '500' } });
    await send();
    act(() => flow().restart());
    expect(flow().state).toMatchObject({ status: 'details', draft: { amount: '' } });
  });

  it('is credited when its row says so, and shows the balance that is read after that', async () => {
    const { flow, fill, send, services } = openTransfer();
    fill();
    await send();
    act(() => void services.queries.setQueryData(CREDIT_KEY, 100_000));
    expect([flow().outcome, flow().balance]).toEqual(['waiting', null]);
    rows.push({ id: 'd_1', type: 'deposit', status: 'success' });
    await pass(10_000);
    act(() => void services.queries.setQueryData(CREDIT_KEY, 150_000));
    expect([flow().outcome, flow().balance]).toEqual(['credited', 150_000]);
  });
});
