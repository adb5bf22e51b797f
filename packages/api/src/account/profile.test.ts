import { describe, expect, it, vi } from 'vitest';
import { createAccountApi } from './accountApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { clientOptions, json } from '../testing/fakeServer.ts';

function over(body: unknown) {
  const { options } = clientOptions(() => json(body));
  const onDropped = vi.fn();
  const member = createMemberApi({ ...options, onDropped });
  return { onDropped, account: createAccountApi(member.client) };
}

describe('profile', () => {
  const USER = {
    username: 'demo',
    bank: 'kbank',
    bank_id: '1234567890',
    firstname: 'สมชาย',
    lastname: 'ใจดี',
  };
  const CHANNEL = { id: 'p1', provider: 'พร้อมเพย์', min_deposit: 50, max_deposit: 45_000 };
  const BANK = {
    id: 'b1',
    bank_id: 'ktb',
    provider: 'กรุงไทย',
    acc_name: 'บริษัท ตัวอย่าง จำกัด',
    acc_no: '987-6-54321-0',
    changed: 1_768_357_800,
    acc_no_before: '456-7-89123-0',
  };
  const USDT = {
    id: 'u1',
    network: 'TRC20',
    img_network: 'https://cdn.test/trc20.svg',
    address: 'THZRKW6keuj94ez2tpAShaehGr7Fc9ZxzM',
    exchange: 34.1275,
    bonus: { is_bonus: true, topshow: '+1%' },
  };
  const EMPTY = { user: USER, bank: [], payment: [], truewallet: [], usdt: [] };

  it('is mapped to the domain type', async () => {
    const { account } = over({
      code: 0,
      result: {
        ...EMPTY,
        payment: [{ ...CHANNEL, bonus: { is_bonus: true, massage: 'ยาว', topshow: 'รับเพิ่ม 2%' } }],
        truewallet: [{ ...CHANNEL, id: 't1', acc_name: 'บริษัท ตัวอย่าง', min_deposit: undefined }],
        bank: [BANK],
        usdt: [USDT],
      },
    });
    expect(await account.profile()).toEqual({
      username: 'demo',
      firstName: 'สมชาย',
      lastName: 'ใจดี',
      account: { bankCode: 'kbank', accountNumber: '1234567890', accountName: 'สมชาย ใจดี' },
      hasUsdt: true,
      bankChannels: [
        {
          id: 'b1',
          kind: 'bank',
          bankCode: 'ktb',
          name: 'กรุงไทย',
          accountName: 'บริษัท ตัวอย่าง จำกัด',
          accountNumber: '9876543210',
          accountChangedAt: 1_768_357_800_000,
          previousAccountNumber: '4567891230',
          image: null,
          range: { min: 25_000, max: 4_500_000 },
          bonus: null,
        },
      ],
      usdtChannels: [
        {
          id: 'u1',
          kind: 'usdt',
          network: 'TRC20',
          networkImage: 'https://cdn.test/trc20.svg',
          address: 'THZRKW6keuj94ez2tpAShaehGr7Fc9ZxzM',
          accountName: null,
          rate: 341_275,
          image: null,
          range: { min: 25_000, max: 4_500_000 },
          bonus: { text: '+1%' },
        },
      ],
      qrChannels: [
        {
          id: 'p1',
          kind: 'payment',
          name: 'พร้อมเพย์',
          accountName: null,
          image: null,
          range: { min: 5_000, max: 4_500_000 },
          bonus: { text: 'รับเพิ่ม 2%' },
        },
        {
          id: 't1',
          kind: 'truewallet',
          name: 'พร้อมเพย์',
          accountName: 'บริษัท ตัวอย่าง',
          image: null,
          range: { min: 25_000, max: 4_500_000 },
          bonus: null,
        },
      ],
    });
  });

  it.each([
    ['none registered', { bank: null, bank_id: null }],
    ['half of one', { bank_id: '' }],
    ['no such fields', { bank: undefined, bank_id: undefined }],
  ])('has no account with %s', async (_name, user) => {
    const { account } = over({ code: 0, result: { ...EMPTY, user: { ...USER, ...user } } });
    expect((await account.profile()).account).toBeNull();
  });

  it('excludes channels without any possible amount, and counts them', async () => {
    const { account, onDropped } = over({
      code: 0,
      result: {
        ...EMPTY,
        payment: [
          CHANNEL,
          { ...CHANNEL, min_deposit: 50_000 },
          { ...CHANNEL, max_deposit: '45000' },
          { ...CHANNEL, min_deposit: -5 },
          { ...CHANNEL, provider: null },
        ],
      },
    });
    expect((await account.profile()).qrChannels).toHaveLength(1);
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('channel', 4);
  });

  it('excludes accounts and addresses with missing data, and counts them', async () => {
    const { account, onDropped } = over({
      code: 0,
      result: {
        ...EMPTY,
        bank: [
          BANK,
          { ...BANK, acc_no: 'ask us' },
          { ...BANK, acc_name: '' },
          { ...BANK, bank_id: 1 },
        ],
        usdt: [
          { ...USDT, exchange: '34' },
          { ...USDT, exchange: 0 },
          { ...USDT, exchange: 34.12345 },
          {},
        ],
      },
    });
    const profile = await account.profile();
    expect(profile.bankChannels).toHaveLength(1);
    expect(profile.usdtChannels).toEqual([]);
    expect(profile.hasUsdt).toBe(false);
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('channel', 7);
  });

  it('has no accounts and addresses if the API returns no such lists', async () => {
    const { account } = over({ code: 0, result: { ...EMPTY, bank: undefined, usdt: undefined } });
    const { bankChannels, usdtChannels, hasUsdt } = await account.profile();
    expect([bankChannels, usdtChannels, hasUsdt]).toEqual([[], [], false]);
  });

  it.each([
    ['not offered', { is_bonus: false, topshow: 'x' }, null],
    ['said in the long sentence alone', { is_bonus: true, massage: 'ยาว' }, { text: 'ยาว' }],
    ['without text', { is_bonus: true }, null],
    ['a word', 'x', null],
  ])('reads a bonus that is %s', async (_name, bonus, expected) => {
    const { account } = over({ code: 0, result: { ...EMPTY, payment: [{ ...CHANNEL, bonus }] } });
    expect((await account.profile()).qrChannels[0]?.bonus).toEqual(expected);
  });

  it.each([
    ['no user', { ...EMPTY, user: null }],
    ['no lists', { user: USER }],
    ['lists that are none', { ...EMPTY, payment: {} }],
  ])('is malformed with %s', async (_name, result) => {
    const { account } = over({ code: 0, result });
    await expect(account.profile()).rejects.toMatchObject({ kind: 'malformed' });
  });
});
