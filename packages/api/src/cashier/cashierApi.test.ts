import { WHOLE_HISTORY, satang } from '@brand/domain';
import { describe, expect, it, vi } from 'vitest';
import { createCashierApi } from './cashierApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { clientOptions, json } from '../testing/fakeServer.ts';

const KEY = { idempotencyKey: 'intent-0001' };

function over(body: unknown, status = 200) {
  const { options, seen } = clientOptions(() => json(body, status));
  const onDropped = vi.fn();
  const member = createMemberApi({ ...options, onDropped });
  return { cashier: createCashierApi(member.client), seen, onDropped };
}

const queryOf = (seen: ReturnType<typeof over>['seen']) => Object.fromEntries(seen[0]?.query ?? []);

describe('channels', () => {
  const CHANNEL = { id: 1, provider: 'SCB', min_deposit: 100.5, img: 'https://cdn.test/scb.svg' };

  it.each(['payment', 'truewallet'] as const)(
    'of %s are read, malformed ones are counted',
    async (kind) => {
      const { cashier, seen, onDropped } = over({ code: 0, result: [CHANNEL, null] });
      const list = kind === 'payment' ? cashier.paymentChannels() : cashier.ewalletChannels();
      expect(await list).toMatchObject([
        { id: '1', kind, name: 'SCB', range: { min: 10_050, max: 4_500_000 } },
      ]);
      expect(seen[0]).toMatchObject({ method: 'GET', path: `/api/v1/member/payment/${kind}` });
      expect(queryOf(seen)).toEqual({});
      expect(onDropped).toHaveBeenCalledExactlyOnceWith('channel', 1);
    },
  );

  it('are requested in the language of the page if it is set', async () => {
    const languages: (string | null)[] = [];
    const { options } = clientOptions(() => json({ code: 0, result: [] }));
    const { fetch } = options;
    const cashier = createCashierApi(
      createMemberApi({
        ...options,
        fetch(request) {
          languages.push(request.headers.get('accept-language'));
          return fetch?.(request) ?? Promise.reject(new Error('no server'));
        },
      }).client,
    );
    await cashier.paymentChannels({ locale: 'en' });
    await cashier.ewalletChannels({ locale: 'th' });
    await cashier.paymentChannels();
    expect(languages).toEqual(['en', 'th', null]);
  });
});

describe('QR request', () => {
  const request = { channel: { id: 'p1', kind: 'payment' }, amount: satang(50_000) } as const;
  const RESULT = {
    id: 'q_1',
    qrCode: '000201',
    payAmount: 500,
    expiredDate: 1_768_444_800,
    merchantRef: 'R1',
  };
  const REPLY = { code: 0, message: 'ok', result: RESULT, token: 'qt_1', x_debug_key: 'dk_1' };

  it('sends the fields of section 7 and returns the QR', async () => {
    const { cashier, seen } = over(REPLY);
    expect(await cashier.requestQr(request, KEY)).toEqual({
      id: 'q_1',
      payload: '000201',
      payAmount: 50_000,
      expiresAt: 1_768_444_800_000,
      merchantRef: 'R1',
      token: 'qt_1',
      debugKey: 'dk_1',
    });
    expect(queryOf(seen)).toEqual({
      action: 'get_qr',
      id: 'p1',
      amount: '500',
      overlay: 'false',
      type: 'payment',
      dark: '#000000',
      light: '#ffffff',
    });
    expect(seen[0]?.idempotencyKey).toBe('intent-0001');
  });

  it('sends the id of the selected bonus', async () => {
    const { cashier, seen } = over(REPLY);
    await cashier.requestQr({ ...request, bonus: 'scb-qr' }, KEY);
    expect(queryOf(seen)).toMatchObject({ bonus: 'scb-qr' });
  });

  it.each([
    ['no payload', { ...REPLY, result: { ...RESULT, qrCode: '' } }],
    ['no amount', { ...REPLY, result: { ...RESULT, payAmount: undefined } }],
    ['an amount as text', { ...REPLY, result: { ...RESULT, payAmount: '500' } }],
    ['an amount of nothing', { ...REPLY, result: { ...RESULT, payAmount: 0 } }],
    ['an amount below nothing', { ...REPLY, result: { ...RESULT, payAmount: -500 } }],
    ['an amount finer than a satang', { ...REPLY, result: { ...RESULT, payAmount: 500.005 } }],
    ['no deadline', { ...REPLY, result: { ...RESULT, expiredDate: null } }],
    ['no token', { ...REPLY, token: undefined }],
    ['no key for the poll', { ...REPLY, x_debug_key: '' }],
    ['no result', { ...REPLY, result: null }],
  ])('is incomplete with %s', async (_name, body) => {
    const { cashier } = over(body);
    await expect(cashier.requestQr(request, KEY)).rejects.toMatchObject({
      kind: 'malformed',
      messageId: 'error.deposit.incomplete',
      // The reply itself has code 0 (success), so there is no support code.
      failure: { messageId: 'error.deposit.incomplete', code: null },
    });
  });

  it('returns the code after the first colon when refused', async () => {
    const { cashier } = over({ code: 98, message: 'QR refused:CH-204' });
    await expect(cashier.requestQr(request, KEY)).rejects.toMatchObject({
      kind: 'business',
      failure: { messageId: 'error.deposit.98', code: 'CH-204' },
    });
  });

  it('reports that a key was used for another request', async () => {
    const { cashier } = over({ code: 4090 }, 409);
    await expect(cashier.requestQr(request, KEY)).rejects.toMatchObject({
      kind: 'business',
      status: 409,
      code: 4090,
      unsettled: false,
    });
  });
});

describe('QR polling', () => {
  const qr = { id: 'q_1', token: 'qt 1&', debugKey: 'dk_1' };

  it.each([
    [{ code: 0, success: false }, { outcome: 'waiting' }],
    [{ code: 0, success: false, result: {} }, { outcome: 'waiting' }],
    [{ code: 0, success: false, result: { alert: '' } }, { outcome: 'waiting' }],
    [{ code: 0, success: true, result: null }, { outcome: 'paid' }],
    [
      { code: 0, success: false, result: { alert: 'ไม่ตรง' } },
      { outcome: 'alert', text: 'ไม่ตรง' },
    ],
    [
      { code: 0, success: true, result: { alert: 'ไม่ตรง' } },
      { outcome: 'alert', text: 'ไม่ตรง' },
    ],
    [{ code: 98, message: 'QR expired:EX-01' }, { outcome: 'expired' }],
  ])('reads %j as %j', async (body, status) => {
    const { cashier, seen } = over(body);
    expect(await cashier.qrStatus(qr)).toEqual(status);
    expect(queryOf(seen)).toEqual({
      action: 'is_deposit',
      id: 'q_1',
      token: 'qt 1&',
      x_debug_key: 'dk_1',
    });
  });

  it.each([1, 'true', null, undefined, {}])('is not a success with success %j', async (success) => {
    const { cashier } = over({ code: 0, success });
    await expect(cashier.qrStatus(qr)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('is cancelled with the same handle', async () => {
    const { cashier, seen } = over({ code: 0 });
    await cashier.cancelQr(qr);
    expect(queryOf(seen)).toMatchObject({ action: 'cancel', id: 'q_1', x_debug_key: 'dk_1' });
  });
});

describe('history', () => {
  const ROW = { id: 'h1', time: 1_768_444_200, type: 'withdraw', amount: 300.5, status: 1 };

  it('is mapped to domain rows', async () => {
    const { cashier, seen } = over({
      code: 0,
      result: {
        total: 40,
        list: [
          { ...ROW, currency: 'บาท', note: 'เติมเงินล่วงหน้า ธนาคาร', ref: 'W1' },
          { ...ROW, id: 2, type: 'bonus', status: 0, currency: 'USDT' },
        ],
      },
    });
    expect(await cashier.history({ skip: 10 })).toEqual({
      total: 40,
      dropped: 0,
      entries: [
        {
          id: 'h1',
          time: 1_768_444_200_000,
          type: 'withdraw',
          rawType: 'withdraw',
          amount: 30_050,
          currency: null,
          status: 'success',
          note: 'ธนาคาร',
          reference: 'W1',
        },
        {
          id: '2',
          time: 1_768_444_200_000,
          type: 'other',
          rawType: 'bonus',
          amount: 30_050,
          currency: 'USDT',
          status: 'inProgress',
          note: '',
          reference: '2',
        },
      ],
    });
    expect(seen[0]?.body).toEqual({ skip: 10, limit: 10 });
  });

  it.each([
    ['all', 'all', {}],
    ['deposit', 'all', { type: 'deposit' }],
    ['cancel', 'success', { type: 'cancel', status: 1 }],
    ['all', 'inProgress', { status: 0 }],
  ] as const)('requests %s and %s', async (type, status, fields) => {
    const { cashier, seen } = over({ code: 0, result: { list: [] } });
    await cashier.history({ limit: 20, filter: { ...WHOLE_HISTORY, type, status } });
    expect(seen[0]?.body).toEqual({ skip: 0, limit: 20, ...fields });
  });

  it('requests days and a reference', async () => {
    const { cashier, seen } = over({ code: 0, result: { list: [] } });
    const range = { from: '2026-01-01', to: '2026-01-31' };
    await cashier.history({ limit: 100, filter: { ...WHOLE_HISTORY, range, reference: 'D1' } });
    expect(seen[0]?.body).toEqual({ skip: 0, limit: 100, ...range, ref: 'D1' });
  });

  it.each(['success', '1', true, null, undefined, -1])(
    'reads the row status %j as in progress',
    async (status) => {
      const { cashier } = over({ code: 0, result: { list: [{ ...ROW, status }] } });
      expect(await cashier.history()).toMatchObject({
        entries: [{ id: 'h1', status: 'inProgress' }],
        dropped: 0,
      });
    },
  );

  it.each([
    { amount: '300' },
    { amount: -300 },
    { amount: null },
    { time: 'today' },
    { time: -1 },
    // The maximum time of a JavaScript Date: Bangkok time would exceed it.
    { time: 8_640_000_000_000 },
    { type: '' },
    { id: undefined },
  ])('excludes and counts a row with %j', async (bad) => {
    const { cashier, onDropped } = over({ code: 0, result: { list: [ROW, { ...ROW, ...bad }] } });
    expect(await cashier.history()).toMatchObject({ entries: [{ id: 'h1' }], dropped: 1 });
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('history row', 1);
  });
});
