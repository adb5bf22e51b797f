/// <reference types="node" />
import { satang } from '@brand/domain';
import { countCases } from '@brand/domain/testing/countCases';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { createAccountApi } from '../account/accountApi.ts';
import { createCashierApi } from './cashierApi.ts';
import type { ApiClient } from '../client/client.ts';
import { createMemberApi } from '../memberApi.ts';
import { clientOptions, raw, seededRandom } from '../testing/fakeServer.ts';

const REPLIES_EACH = process.env.PROVE ? 10_000 : 500;
const KEY = { idempotencyKey: 'intent-0001' };
const QR = { id: 'q_1', token: 'qt_1', debugKey: 'dk_1' };

const QR_CHANNEL = {
  id: 'p1',
  provider: 'PromptPay',
  acc_name: 'Example',
  min_deposit: 50,
  max_deposit: 45_000,
  bonus: { is_bonus: true, topshow: '+2%' },
};

const WALLET_CALLS: {
  readonly name: string;
  readonly reply: unknown;
  readonly call: (client: ApiClient) => Promise<unknown>;
}[] = [
  {
    name: 'credit',
    reply: { code: 0, result: { balance: 12_500.25 } },
    call: (client) => createAccountApi(client).credit(),
  },
  {
    name: 'profile',
    reply: {
      code: 0,
      result: {
        user: {
          username: 'demo',
          bank: 'kbank',
          bank_id: '1234567890',
          firstname: 'A',
          lastname: 'B',
        },
        payment: [QR_CHANNEL],
        truewallet: [{ ...QR_CHANNEL, id: 't1' }],
        bank: [{ ...QR_CHANNEL, bank_id: 'ktb', acc_no: '9876543210', changed: 1_768_357_800 }],
        usdt: [{ id: 'u1', network: 'TRC20', address: 'THZRKW6k', exchange: 34.1275 }],
      },
    },
    call: (client) => createAccountApi(client).profile(),
  },
  {
    name: 'paymentChannels',
    reply: { code: 0, result: [QR_CHANNEL, { ...QR_CHANNEL, id: 'p2' }] },
    call: (client) => createCashierApi(client).paymentChannels(),
  },
  {
    name: 'ewalletChannels',
    reply: { code: 0, result: [QR_CHANNEL] },
    call: (client) => createCashierApi(client).ewalletChannels(),
  },
  {
    name: 'requestQr',
    reply: {
      code: 0,
      message: 'ok',
      result: {
        id: 'q',
        qrCode: '0002',
        payAmount: 500,
        expiredDate: 1_768_444_800,
        merchantRef: 'R',
      },
      token: 't',
      x_debug_key: 'd',
    },
    call: (client) =>
      createCashierApi(client).requestQr(
        { channel: { id: 'p1', kind: 'payment' }, amount: satang(50_000) },
        KEY,
      ),
  },
  {
    name: 'qrStatus',
    reply: { code: 0, success: true, result: {}, message: 'success' },
    call: (client) => createCashierApi(client).qrStatus(QR),
  },
  {
    name: 'withdrawTerms',
    reply: { code: 0, min: 300, max: 999_999, date: 1_768_444_200 },
    call: (client) => createCashierApi(client).withdrawTerms(),
  },
  {
    name: 'withdraw',
    reply: { code: 0, result: { date: 1_768_444_200 } },
    call: (client) => createCashierApi(client).withdraw(satang(30_000), KEY),
  },
  {
    name: 'transfer',
    reply: { code: 0, message: 'ok', result: { id: 'd', ref: 'D', amount: 500 } },
    call: (client) =>
      createCashierApi(client).transfer(
        {
          kind: 'bank',
          channelId: 'b1',
          amount: satang(50_000),
          paidAt: 1_768_443_900_000,
          reference: null,
          bonus: null,
        },
        KEY,
      ),
  },
  {
    name: 'history',
    reply: {
      code: 0,
      result: {
        total: 1,
        list: [{ id: 'h', time: 1_768_444_200, type: 'deposit', amount: 500, status: 1, note: '' }],
      },
    },
    call: (client) => createCashierApi(client).history(),
  },
];

/** As JSON text, because JSON has no NaN and undefined, but allows `1e999`. */
const HOSTILE = [
  'null',
  'true',
  'false',
  '""',
  '"0"',
  '"500"',
  '"NaN"',
  '0',
  '-0',
  '-1',
  '1',
  '98',
  '1e999',
  '-1e999',
  '1e308',
  '0.1',
  '1e-9',
  '500.005',
  '9007199254740993',
  '7002',
  '7003',
  '9998',
  '[]',
  '{}',
  '[0]',
  '{"code":0}',
  '"<b>x</b>"',
];

/** Corrupts a reply in one to three places: replaces a value, removes a key, or cuts or damages the text. */
function mutate(reply: unknown, random: () => number): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  let text = JSON.stringify(reply);
  for (let round = Math.floor(random() * 3); round >= 0; round -= 1) {
    const values = [...text.matchAll(/(?<="\w+":)("[^"]*"|[\d.]+|true|false|\{\}|\{[^{}]*\})/g)];
    const keys = [...text.matchAll(/"\w+"(?=:)/g)];
    const kind = random();
    const target = pick(kind < 0.7 ? values : keys);
    if (kind >= 0.9 || !target) {
      const at = Math.floor(random() * text.length);
      text =
        random() < 0.5
          ? text.slice(0, at)
          : text.slice(0, at) + pick(['}', ',', '"', 'x']) + text.slice(at + 1);
    } else {
      const end = target.index + target[0].length;
      const put = kind < 0.7 ? pick(HOSTILE) : '"lost"';
      text = text.slice(0, target.index) + put + text.slice(end);
    }
  }
  return text;
}

/** Every amount, time and count in a result. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** The code in the text of a reply; undefined if it is invalid. */
function wireCode(text: string): unknown {
  try {
    return (JSON.parse(text) as { code?: unknown } | null)?.code;
  } catch {
    return undefined;
  }
}

function wireSuccess(text: string): unknown {
  return (JSON.parse(text) as { success?: unknown }).success;
}

describe.each(WALLET_CALLS)(
  `${REPLIES_EACH} corrupted replies to $name`,
  ({ name, reply, call }) => {
    it('return a complete result or an error, never an invalid number or a false success', async () => {
      const random = seededRandom(0x5eed + name.length);
      let text = '';
      let answered = 0;
      const { options, store } = clientOptions(() => raw(text));
      const session = store.read();
      const { client } = createMemberApi(options);
      for (let round = 0; round < REPLIES_EACH; round += 1) {
        text = mutate(reply, random);
        store.write(session);
        const outcome: unknown = await call(client).catch((error: unknown) => error);
        if (outcome instanceof ApiError) {
          expect(outcome.messageId, text).toMatch(/^error\./);
          continue;
        }
        answered += 1;
        const isExpiry = name === 'qrStatus' && wireCode(text) === 98;
        if (!isExpiry) expect(wireCode(text) === 0, text).toBe(true);
        expect(outcome instanceof Error, text).toBe(false);
        expect(JSON.stringify(outcome), text).toBeTruthy();
        for (const number of numbersIn(outcome)) {
          expect(Number.isSafeInteger(number) && number >= 0, `${number} in ${text}`).toBe(true);
        }
        if (JSON.stringify(outcome).includes('"paid"')) expect(wireSuccess(text), text).toBe(true);
      }
      // Ensures that some mutations were harmless and some were not.
      expect(answered).toBeGreaterThan(0);
      expect(answered).toBeLessThan(REPLIES_EACH);
      countCases(REPLIES_EACH);
    });
  },
);
