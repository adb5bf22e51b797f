import { satang } from '@brand/domain';
import { describe, expect, it, vi } from 'vitest';
import { createAffiliateApi } from './affiliateApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { clientOptions, json } from '../testing/fakeServer.ts';

const KEY = { idempotencyKey: 'intent-0001' };

function over(body: unknown, status = 200) {
  const { options, seen } = clientOptions(() => json(body, status));
  const onDropped = vi.fn();
  const { client } = createMemberApi({ ...options, onDropped });
  return { affiliate: createAffiliateApi(client), seen, onDropped };
}

const LEADER = {
  id: 'm_1',
  code: '662E41',
  rates: [{ type: 'slot', percent: 0.5 }],
  balance: 1576.82,
  income: { today: 0, yesterday: 25.88, month: 1269.34 },
  updated_at: 1_768_363_200,
  next_update: 1_768_449_600,
  visits: { today: 3, month: 41 },
  members: { total: 40 },
  withdraw: { allowed: false, reason: 1005, min: 100, next_open: 1_769_878_800, closes_at: null },
};
const FIGURES = {
  deposit: 2200,
  withdraw: 0.1,
  turnover: 5439,
  win_loss: -389.55,
  commission: 25.88,
};
const ROW = {
  ...FIGURES,
  date: '2026-01-13',
  new_members: 1,
  active_members: 4,
  credited_at: null,
};

describe('affiliate figures', () => {
  it('are read in satang and milliseconds', async () => {
    const { affiliate, seen } = over({ code: 0, result: LEADER });
    expect(await affiliate.leader()).toEqual({
      id: 'm_1',
      code: '662E41',
      rates: [{ type: 'slot', percent: 0.5 }],
      balance: 157_682,
      income: { today: 0, yesterday: 2588, month: 126_934 },
      totalIncome: 126_934,
      totalWithdrawn: 0,
      updatedAt: 1_768_363_200_000,
      nextUpdateAt: 1_768_449_600_000,
      visits: { today: 3, thisMonth: 41 },
      members: { total: 40, active: 0, joinedToday: 0, joinedThisMonth: 0 },
      withdraw: { minimum: 10_000, block: 'window', opensAt: 1_769_878_800_000, closesAt: null },
    });
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/aff/getDetailLeader' });
  });

  it.each([
    [{ allowed: true, reason: null }, null],
    [{ allowed: false, reason: 1004 }, 'oncePerDay'],
    [{ allowed: false, reason: 1002 }, 'belowMinimum'],
    [{ allowed: false, reason: 7777 }, 'other'],
    [{ allowed: false }, 'other'],
  ])('explain from %j why nothing can be withdrawn', async (terms, block) => {
    const { affiliate } = over({ code: 0, result: { ...LEADER, withdraw: { min: 1, ...terms } } });
    expect((await affiliate.leader()).withdraw).toMatchObject({ block, minimum: 100 });
  });

  it.each([
    { code: '' },
    { balance: -1 },
    { balance: 0.001 },
    { income: {} },
    { next_update: null },
    { members: {} },
    { withdraw: { allowed: true, min: '100' } },
  ])('are malformed with %j', async (bad) => {
    const { affiliate } = over({ code: 0, result: { ...LEADER, ...bad } });
    await expect(affiliate.leader()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('affiliate lists', () => {
  it('request a page of members and exclude malformed rows', async () => {
    const good = {
      id: 1,
      name: 'plo***',
      joined_at: 1_768_271_940,
      deposits: 2,
      deposit: 950,
      turnover: 1043.5,
      commission: 6.01,
      last_active: '2026-01-13',
    };
    const { affiliate, seen, onDropped } = over({
      code: 0,
      result: { list: [good, { ...good, commission: -1 }, null], total: 40 },
    });
    const page = await affiliate.members({ skip: 20, limit: 20, search: 'plo', sort: 'turnover' });
    expect(page).toEqual({
      rows: [
        {
          id: '1',
          name: 'plo***',
          joinedAt: 1_768_271_940_000,
          deposits: 2,
          deposited: 95_000,
          turnover: 104_350,
          commission: 601,
          lastActive: '2026-01-13',
        },
      ],
      total: 40,
      dropped: 2,
    });
    expect(seen[0]?.body).toEqual({ skip: 20, limit: 20, search: 'plo', sort: 'turnover' });
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('affiliate member', 2);
  });

  it('keep the sign and the type of transactions', async () => {
    const row = { id: 'at_1', time: 1_768_363_200, amount: -500.29, balance: 10, date: null };
    const { affiliate } = over({
      code: 0,
      result: {
        list: [
          { ...row, type: 'withdraw', ref: 'A1' },
          { ...row, type: 'gift' },
        ],
      },
    });
    expect(await affiliate.transactions()).toMatchObject({
      total: 2,
      rows: [
        { type: 'withdraw', amount: -50_029, balance: 1000, reference: 'A1', day: null },
        { type: 'other', rawType: 'gift', reference: null },
      ],
    });
  });
});

describe('affiliate reports', () => {
  it('read days with their sums', async () => {
    const { affiliate, seen, onDropped } = over({
      code: 0,
      result: {
        from: '2026-01-12',
        to: '2026-01-13',
        list: [ROW, { ...ROW, date: '2026-02-30' }],
        sum: { ...FIGURES, new_members: 1 },
      },
    });
    const report = await affiliate.report({ from: '2026-01-12' });
    expect(report.days).toEqual([
      {
        day: '2026-01-13',
        deposited: 220_000,
        withdrawn: 10,
        turnover: 543_900,
        winLoss: -38_955,
        commission: 2588,
        newMembers: 1,
        activeMembers: 4,
        creditedAt: null,
      },
    ]);
    expect(report.total).toMatchObject({ winLoss: -38_955, newMembers: 1 });
    expect(seen[0]?.body).toEqual({ from: '2026-01-12' });
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('affiliate day', 1);
  });

  it('of members contain their range of days', async () => {
    const { affiliate, seen } = over({
      code: 0,
      result: {
        from: '2026-01-12',
        to: '2026-01-13',
        settled: true,
        list: [{ ...FIGURES, id: 'f', name: 'plo***', deposits: 1, new: true }],
        total: 7,
        sum: FIGURES,
      },
    });
    expect(await affiliate.memberReport({ from: '2026-01-12', limit: 1 })).toMatchObject({
      from: '2026-01-12',
      to: '2026-01-13',
      settled: true,
      totalMembers: 7,
      members: [{ name: 'plo***', isNew: true, commission: 2588 }],
    });
    expect(seen[0]?.body).toEqual({ from: '2026-01-12', limit: 1 });
  });
});

describe('withdrawal of income', () => {
  const amount = satang(50_029);

  it('sends baht under its key and returns the remaining income', async () => {
    const { affiliate, seen } = over({
      code: 0,
      result: { date: 1_770_004_800, balance: 1076.82, ref: 'A1', next_open: 1_770_051_600 },
    });
    expect(await affiliate.withdraw(amount, KEY)).toEqual({
      at: 1_770_004_800_000,
      balance: 107_682,
      reference: 'A1',
      opensAt: 1_770_051_600_000,
    });
    expect(seen[0]).toMatchObject({ body: { amount: 500.29 }, idempotencyKey: 'intent-0001' });
  });

  it('is accepted if the API returns only the code', async () => {
    const nothing = { at: null, balance: null, reference: null, opensAt: null };
    expect(await over({ code: 0 }).affiliate.withdraw(amount, KEY)).toEqual(nothing);
  });

  it.each([
    [{ code: 1001 }, { messageId: 'error.affiliate.1001' }],
    [
      { code: 1002, min: 100 },
      { messageId: 'error.affiliate.1002', minimum: 10_000 },
    ],
    [
      { code: 1004, result: { next_open: 1_770_051_600 } },
      { messageId: 'error.affiliate.1004', opensAt: 1_770_051_600_000 },
    ],
    [
      { code: 1005, result: { next_open: 'x' } },
      { messageId: 'error.affiliate.1005', opensAt: null },
    ],
    [{ code: 4711 }, { messageId: 'error.affiliate.other' }],
  ])('is refused with %j', async (body, error) => {
    await expect(over(body).affiliate.withdraw(amount, KEY)).rejects.toMatchObject({
      kind: 'business',
      unsettled: false,
      ...error,
    });
  });
});
