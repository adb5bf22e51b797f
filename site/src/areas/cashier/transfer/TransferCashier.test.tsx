import { bank as channel } from '@brand/domain/testing/transferChannels';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPageHeld } from '../../../platform/connection/busy.ts';
import { readDraft } from '../../../platform/storage/drafts.ts';
import { openCashier, prepareCashier } from '../../../member/testing/testCashier.tsx';
import { pendingEntries } from '../../../member/cashier/pendingEntries.ts';
import { optionalCallsOf } from '../../../member/testing/optionalCallsOf.ts';
import { TransferCashier } from './TransferCashier.tsx';

const TAKEN = { code: 0, message: 'ok', result: { id: 'd_1', ref: 'D26011500001', amount: 500 } };

interface Call {
  readonly key: string | null;
  readonly body: Record<string, unknown>;
}
let calls: Call[] = [];
/** The next reply of the API. `lost`: connection error. `open`: no reply yet. */
let reply: object | 'lost' | 'open' = TAKEN;
/** What the API knows of the request by its key. */
let byKey: 'unknown' | 'made' | 'lost' = 'unknown';
/** The history of the API. */
let rows: object[] = [];

beforeAll(prepareCashier);
beforeEach(() => {
  calls = [];
  reply = TAKEN;
  rows = [];
  byKey = 'unknown';
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/dataHistory')) {
      return Response.json({ code: 0, result: { list: rows } });
    }
    if (/\/payment\/transfer\/[^/]+$/.test(request.url)) {
      if (byKey === 'lost') throw new TypeError('Failed to fetch');
      const status = request.method === 'DELETE' && byKey === 'unknown' ? 'void' : byKey;
      return Response.json({ code: 0, result: { status } });
    }
    if (!request.url.endsWith('/payment/transfer')) throw new TypeError('Failed to fetch');
    calls.push({
      key: request.headers.get('Idempotency-Key'),
      body: (await request.json()) as Call['body'],
    });
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    if (reply === 'open') return new Promise(() => {});
    return Response.json(reply);
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const page = (requestByKey = false) => {
  const optionalCalls = optionalCallsOf({ requestByKey });
  const { show } = openCashier('https://api.example', undefined, { optionalCalls });
  return {
    show: () => show(<TransferCashier channel={channel} onLeave={null} onChangeChannel={null} />),
  };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const heading = (name: string) => screen.findByRole('heading', { name });

async function fillIn(): Promise<void> {
  press('Report my transfer');
  type('Amount transferred', '500');
  type('Slip reference (optional)', '0150 1509 3412');
}

/** Reports a transfer whose reply is lost. @returns opens the page again */
async function lose() {
  const { show } = page();
  show();
  await fillIn();
  reply = 'lost';
  press('Report transfer');
  await heading('Your report: no answer yet');
  return show;
}

describe('a reported transfer', () => {
  it('is sent as shown on the screen and is pending in the history immediately', async () => {
    page().show();
    await fillIn();
    reply = 'open';
    press('Report transfer');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({
      type: 'bank',
      id: 'b1',
      amount: 500,
      ref: '015015093412',
    });
    expect(calls[0]?.body).not.toHaveProperty('bonus');
    expect(pendingEntries.read()).toMatchObject([
      { key: calls[0]?.key, type: 'deposit', amount: 50_000 },
    ]);
  });

  it('makes one call for many presses in one task', async () => {
    page().show();
    await fillIn();
    expect(isPageHeld()).toBe(true);
    const button = screen.getByRole('button', { name: 'Report transfer' });
    act(() => {
      for (let click = 0; click < 100; click += 1) button.click();
    });
    await heading('Transfer reported');
    expect(calls).toHaveLength(1);
    expect(screen.getByText('D26011500001')).toBeTruthy();
    expect(readDraft('transfer bank b1')).toEqual({});
    // An effect releases the page. It may run after the heading is visible.
    await vi.waitFor(() => expect(isPageHeld()).toBe(false));
  });

  it('keeps typed text when the page is reloaded or the channel is left', async () => {
    const { show } = page();
    show();
    await fillIn();
    type('Time', '0815');
    show();
    expect(box('Amount transferred').value).toBe('500');
    expect(box('Time').value).toBe('08:15');
    press('Back');
    show();
    expect(screen.getByRole('heading', { name: 'Transfer to this account' })).toBeTruthy();
    press('Report my transfer');
    expect(box('Slip reference (optional)').value).toBe('0150 1509 3412');
  });

  it('stays unknown if the session ends while it is sent again', async () => {
    const show = await lose();
    reply = { code: 7002, message: 'session invalid' };
    press('Send the same report again');
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    cleanup();
    show();
    await heading('Your report: no answer yet');
  });

  it('is sent again with the same key when the result is unknown, also after a reload', async () => {
    const show = await lose();
    show();
    await heading('Your report: no answer yet');
    press('Send the same report again');
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    await vi.waitFor(() =>
      expect(
        screen
          .getByRole('button', { name: 'Send the same report again' })
          .getAttribute('data-state'),
      ).toBeNull(),
    );
    reply = TAKEN;
    press('Send the same report again');
    await heading('Transfer reported');
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map((call) => JSON.stringify(call))).size).toBe(1);
    expect(pendingEntries.read().filter(({ key }) => key === calls[0]?.key)).toHaveLength(1);
  });

  it('continues with its key when the page was closed before the reply arrived', async () => {
    const { show } = page();
    show();
    await fillIn();
    reply = 'open';
    press('Report transfer');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    reply = TAKEN;
    show();
    press('Send the same report again');
    await heading('Transfer reported');
    expect(calls[1]).toEqual(calls[0]);
  });

  it('is not a success when the receipt has another amount', async () => {
    page().show();
    await fillIn();
    reply = { ...TAKEN, result: { ...TAKEN.result, amount: 5_000 } };
    press('Report transfer');
    await heading('Your report: no answer yet');
    expect(document.body.textContent).not.toContain('5,000');
  });

  it.each([
    [2201, 'This channel is not accepting transfers right now. Please choose another one.'],
    [2202, 'The amount is outside the limits of this channel.'],
    [2203, 'This transfer has already been reported. Please check your history.'],
    [2204, 'The transfer time is not correct. Please check the slip.'],
    [2205, 'This bonus is not available for this transfer.'],
    [2299, 'The transfer could not be reported. Please try again.'],
  ])(
    'keeps the form after code %i, shows what to do and removes its history row',
    async (code, said) => {
      page().show();
      await fillIn();
      reply = { code, message: 'refused' };
      press('Report transfer');
      expect((await screen.findByRole('alert')).textContent).toContain(said);
      expect(box('Amount transferred').value).toBe('500');
      expect(pendingEntries.read().filter(({ key }) => key === calls[0]?.key)).toEqual([]);
      // The next try is a new intent.
      reply = TAKEN;
      press('Report transfer');
      await heading('Transfer reported');
      expect(calls[1]?.key).not.toBe(calls[0]?.key);
    },
  );

  it.each([
    ['deposit', 1, 'Deposit successful'],
    ['deposit', 0, 'Transfer reported'],
    ['cancel', 1, 'The transfer was not found'],
  ])('ends with the status of the history: %s, status %i', async (kind, status, title) => {
    rows = [{ id: 'd_1', time: 1_768_444_800, type: kind, amount: 500, status, note: null }];
    page().show();
    await fillIn();
    press('Report transfer');
    await heading(title);
  });

  it('can be corrected when it was not found, and is a new intent then', async () => {
    rows = [{ id: 'd_1', time: 1_768_444_800, type: 'cancel', amount: 500, status: 1, note: null }];
    page().show();
    await fillIn();
    press('Report transfer');
    await heading('The transfer was not found');
    press('Correct and report again');
    expect(box('Amount transferred').value).toBe('500');
    press('Report transfer');
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  it('stores nothing of a member whose session has ended', async () => {
    page().show();
    await fillIn();
    reply = { code: 7002, message: 'session invalid' };
    press('Report transfer');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await vi.waitFor(() => expect(readDraft('transfer bank b1')).toEqual({}));
  });
});

describe('a report without a reply, with an API that answers by key', () => {
  async function lose(): Promise<void> {
    page(true).show();
    await fillIn();
    reply = 'lost';
    press('Report transfer');
    await heading('Your report: no answer yet');
    reply = TAKEN;
  }

  it('is cancelled, and goes back to the form with everything typed', async () => {
    await lose();
    press('Cancel this report');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This report was cancelled before it was received.',
    );
    expect(box('Amount transferred').value).toBe('500');
    press('Report transfer');
    await heading('Transfer reported');
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  it('shows its result when it had arrived, under the same key', async () => {
    await lose();
    byKey = 'made';
    press('Cancel this report');
    await heading('Transfer reported');
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  it('says why it cannot be cancelled, and stays unknown', async () => {
    await lose();
    byKey = 'lost';
    press('Cancel this report');
    expect((await screen.findByRole('alert')).textContent).toContain('No connection.');
    expect(await heading('Your report: no answer yet')).toBeTruthy();
  });
});
