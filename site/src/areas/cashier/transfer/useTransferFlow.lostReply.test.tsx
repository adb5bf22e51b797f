import { type TransferReceipt, satangFromBaht } from '@brand/domain';
import { bank } from '@brand/domain/testing/transferChannels';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lateReply, pass } from '../../../member/testing/memberPage.tsx';
import {
  ENDED,
  LOST,
  openTransfer,
  openTransfers,
  receipt,
  refusal,
} from './testing/openTransfer.ts';

openTransfers();

/** A report without a reply. */
async function lose(requestByKey = false) {
  const page = openTransfer(bank, requestByKey);
  page.api.transfer.mockRejectedValueOnce(LOST);
  page.fill();
  await page.send();
  expect(page.status()).toBe('unsure');
  return page;
}

describe('a report without a reply', () => {
  it('is sent again once under its key, also after a reload', async () => {
    const { open, unmount, api, noted } = await lose();
    expect(noted()).toBeDefined();
    unmount();
    const { flow, status } = open();
    expect(status()).toBe('unsure');
    act(() => {
      for (let press = 0; press < 100; press += 1) flow().recheck();
    });
    await pass(0);
    expect(status()).toBe('reported');
    expect(api.transfer).toHaveBeenCalledTimes(2);
    expect(api.transfer.mock.calls[1]).toEqual(api.transfer.mock.calls[0]);
  });

  it('stays unknown if the session ends while it is sent again, but not at the first time', async () => {
    const { api, recheck, status, noted } = await lose();
    api.transfer.mockRejectedValueOnce(ENDED);
    await recheck();
    expect(status()).toBe('unsure');
    expect(noted()).toBeDefined();
    api.transfer.mockRejectedValueOnce(refusal(2203));
    await recheck();
    expect(status()).toBe('reporting');
    sessionStorage.clear();
    const first = openTransfer();
    first.api.transfer.mockRejectedValueOnce(ENDED);
    first.fill();
    await first.send();
    expect(first.status()).toBe('reporting');
  });

  it('stays pending with its amount when the channel takes less meanwhile', async () => {
    const { rerender, recheck, noted, status } = await lose();
    rerender({ channel: { ...bank, range: { ...bank.range, max: satangFromBaht(400) } } });
    await recheck();
    expect([status(), noted()?.amount]).toEqual(['reported', 50_000]);
  });

  it.each(['void', 'made'])('says what became of it by its key: %s', async (outcome) => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 0, result: { status: outcome } }));
    const { flow, noted, keyOf, api } = await lose(true);
    // The code of these calls is loaded.
    await vi.dynamicImportSettled();
    await pass(500);
    if (outcome === 'made') {
      expect(flow().state.status).toBe('reported');
      expect(keyOf(1)).toBe(keyOf(0));
    } else {
      expect(flow().state).toMatchObject({ status: 'reporting', failure: { code: '4091' } });
      expect(noted()).toBeUndefined();
      expect(api.transfer).toHaveBeenCalledTimes(1);
    }
  });
});

describe('a reply after the channel was left', () => {
  async function leave() {
    const page = openTransfer();
    const reply = lateReply<TransferReceipt>();
    page.api.transfer.mockReturnValueOnce(reply.promise);
    page.fill();
    await page.send();
    page.unmount();
    return { ...page, reply };
  }

  it.each([
    ['receipt', 'details'],
    ['refusal', 'reporting'],
    ['lost', 'unsure'],
  ] as const)('(%s) is what the channel begins with: %s', async (what, status) => {
    const { reply, open } = await leave();
    if (what === 'receipt') reply.arrive(receipt());
    else reply.fail(what === 'lost' ? LOST : refusal(2203));
    await pass(0);
    expect(open().status()).toBe(status);
  });

  it('does not replace what was typed since', async () => {
    const { reply, open } = await leave();
    const later = open();
    await later.recheck();
    act(() => later.flow().restart());
    later.fill('900');
    reply.fail(LOST);
    await pass(0);
    later.unmount();
    expect(open().flow().state).toMatchObject({ status: 'reporting', draft: { amount: '900' } });
  });
});
