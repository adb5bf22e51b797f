import { describe, expect, it } from 'vitest';
import { SECOND } from '../clock/units.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import { affiliateTriggers } from './affiliateTriggers.ts';
import { bangkok, testAffiliate } from './testAffiliate.ts';

const calls = [
  'getDetailLeader',
  'memberList',
  'transaction',
  'withdraw',
  'reportTransaction',
  'reportDetailTransaction',
];

describe('the affiliate programme', () => {
  it.each(calls)('answers %s only for members', async (name) => {
    const { call } = testSandbox();
    const { status, body } = await call('POST', `/api/aff/${name}`, { body: {} });
    expect([status, body.code]).toEqual([401, 7002]);
  });

  it('gives a member without referred members a link, empty lists and nothing to withdraw', async () => {
    const { result } = await testAffiliate('demo');
    const leader = await result('leader');
    expect(leader.code).toMatch(/^[0-9A-F]{6}$/);
    expect(leader).toMatchObject({ balance: 0, total_income: 0, members: { total: 0, active: 0 } });
    expect(await result('members')).toMatchObject({ list: [], total: 0 });
    expect(await result('transactions')).toMatchObject({ list: [], total: 0 });
    expect(await result('report')).toMatchObject({ list: [], sum: { commission: 0 } });
    expect(await result('day')).toMatchObject({ list: [], total: 0, to: '2026-01-13' });
    expect((await result('leader')).code).toBe(leader.code);
  });

  it('gives each referred member a separate link', async () => {
    const { result } = await testAffiliate('ployly');
    const { code } = await result('leader');
    expect(code).toMatch(/^[0-9A-F]{6}$/);
    expect((await result('leader')).code).toBe(code);
  });
});

describe('the member list', () => {
  it('is paged, newest first, each member once', async () => {
    const { result } = await testAffiliate();
    const pages = await Promise.all(
      [0, 15, 30, 45].map((skip) => result('members', { skip, limit: 15 })),
    );
    const rows = pages.flatMap(({ list }) => list);
    expect(pages.map(({ list }) => list.length)).toEqual([15, 15, 10, 0]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(40);
    const joined = rows.map((row) => row.joined_at);
    expect(joined).toEqual(joined.toSorted((left, right) => right - left));
  });

  it.each(['deposit', 'turnover', 'commission'] as const)('is sorted by %s', async (sort) => {
    const { result } = await testAffiliate();
    const { list } = await result('members', { sort, limit: 100 });
    const figures = list.map((row) => row[sort]);
    expect(figures).toEqual(figures.toSorted((left, right) => right - left));
    expect(figures[0]).toBeGreaterThan(0);
  });

  it('adds up to the income of the member', async () => {
    const { result } = await testAffiliate();
    const { list } = await result('members', { limit: 100 });
    const sum = list.reduce((total, row) => total + row.commission, 0);
    expect(sum).toBeCloseTo((await result('leader')).total_income, 2);
  });

  it('searches the masked name and never the hidden part', async () => {
    const { result } = await testAffiliate();
    expect((await result('members', { search: ' PLO' })).list).toMatchObject([{ name: 'plo***' }]);
    expect((await result('members', { search: 'ployly' })).total).toBe(0);
    expect((await result('members', { search: '***' })).total).toBe(40);
    expect((await result('members', { search: '%' })).total).toBe(0);
    expect((await result('members', { search: '' })).total).toBe(40);
  });

  it.each([
    { limit: 0 },
    { limit: 101 },
    { skip: -1 },
    { sort: 'name' },
    { search: 'x'.repeat(51) },
  ])('refuses %j and names the field', async (wrong) => {
    const { ask } = await testAffiliate();
    const [field] = Object.keys(wrong);
    expect(await ask('members', wrong)).toMatchObject({ code: 4000, field });
  });
});

describe('the transactions', () => {
  it('are continuous: each balance is the previous one plus the amount', async () => {
    const { result } = await testAffiliate();
    const { list, total } = await result('transactions', { limit: 100 });
    expect(total).toBe(list.length);
    for (const [at, row] of list.entries()) {
      const before = list[at + 1]?.balance ?? 0;
      expect(row.balance).toBeCloseTo(before + row.amount, 2);
    }
    expect(list[0]?.balance).toBe((await result('leader')).balance);
  });

  it('are filtered and counted by type', async () => {
    const { result, context, db } = await testAffiliate();
    const trigger = affiliateTriggers.find(({ id }) => id === 'affiliate-balance');
    db.transaction(() => trigger?.pull(context, { member: 'aff', amount: '5,000.50' }));
    expect((await result('leader')).balance).toBe(5000.5);
    const adjusted = await result('transactions', { type: 'adjust' });
    expect(adjusted).toMatchObject({ total: 1, list: [{ type: 'adjust', balance: 5000.5 }] });
    db.transaction(() => trigger?.pull(context, { member: 'aff', amount: '0' }));
    expect((await result('leader')).balance).toBe(0);
    const all = await result('transactions', { limit: 1 });
    expect(all.list[0]?.amount).toBe(-5000.5);
    const commissions = await result('transactions', { type: 'commission', skip: 80 });
    expect(commissions.list.length).toBe(commissions.total - 80);
    expect(commissions.list.every(({ type }) => type === 'commission')).toBe(true);
  });
});

describe('a report', () => {
  it('has a row for each settled day of the range, newest first', async () => {
    const { result, clock } = await testAffiliate();
    const { list, sum } = await result('report', { from: '2026-01-05', to: '2026-01-31' });
    expect(list.map(({ date }) => date)).toEqual([
      '2026-01-13',
      '2026-01-12',
      '2026-01-11',
      '2026-01-10',
      '2026-01-09',
      '2026-01-08',
      '2026-01-07',
      '2026-01-06',
      '2026-01-05',
    ]);
    const joined = list.reduce((total, row) => total + row.new_members, 0);
    expect(sum.new_members).toBe(joined);
    clock.set(bangkok('2026-01-15T11:00'));
    const later = await result('report', { from: '2026-01-14', to: '2026-01-14' });
    expect(later.list).toMatchObject([{ credited_at: clock.now() / SECOND }]);
  });

  it('covers the last 30 settled days without a range', async () => {
    const { result } = await testAffiliate();
    expect(await result('report')).toMatchObject({ from: '2025-12-15', to: '2026-01-13' });
    expect((await result('report', { to: '2026-01-01' })).from).toBe('2025-12-03');
  });

  it.each([
    [{ from: '2026-01-02', to: '2026-01-01' }, 'to'],
    [{ from: '2026-01-14' }, 'from'],
    [{ from: '2025-10-01', to: '2026-01-01' }, 'from'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
    [{ from: '2026-1-1' }, 'from'],
    [{ to: 'today' }, 'to'],
    [{ to: 20_260_101 }, 'to'],
  ])('refuses the range %j', async (range, field) => {
    const { ask } = await testAffiliate();
    expect(await ask('report', range)).toMatchObject({ code: 4000, field });
  });

  it('accepts a range of 92 days', async () => {
    const { ask } = await testAffiliate();
    expect((await ask('report', { from: '2025-10-02', to: '2026-01-01' })).code).toBe(0);
  });

  it('of one day is paged and has the sums of all pages', async () => {
    const { result } = await testAffiliate();
    const whole = await result('day', { from: '2026-01-10', limit: 100 });
    const page = await result('day', { to: '2026-01-10', skip: 3, limit: 2 });
    expect(page.list).toEqual(whole.list.slice(3, 5));
    expect([page.total, page.sum]).toEqual([whole.list.length, whole.sum]);
  });

  it('of several days lists each member once, with the sums of those days only', async () => {
    const { result, ask } = await testAffiliate();
    const range = { from: '2026-01-08', to: '2026-01-10' };
    const whole = await result('day', { ...range, limit: 100 });
    expect(whole).toMatchObject({ ...range, settled: true, total: whole.list.length });
    const { sum } = await result('report', range);
    expect(whole.sum).toEqual({ ...sum, new_members: undefined });
    const days = await Promise.all(
      ['2026-01-08', '2026-01-09', '2026-01-10'].map((day) =>
        result('day', { from: day, to: day, limit: 100 }),
      ),
    );
    const rows = days.flatMap(({ list }) => list);
    expect(whole.list.length).toBeLessThan(rows.length);
    expect(whole.list.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(rows.map(({ id }) => id))].toSorted(),
    );
    for (const { id, deposits, commission, new: isNew } of whole.list) {
      const own = rows.filter((row) => row.id === id);
      expect(deposits).toBe(own.reduce((all, row) => all + row.deposits, 0));
      expect(commission).toBeCloseTo(
        own.reduce((all, row) => all + row.commission, 0),
        2,
      );
      if (own.some((row) => row.new)) expect(isNew).toBe(true);
    }
    const paid = whole.list.map(({ commission }) => commission);
    expect(paid).toEqual(paid.toSorted((left, right) => right - left));
    for (const wrong of [
      { from: '2026-01-02', to: '2026-01-01' },
      { from: '2025-10-01', to: '2026-01-01' },
    ]) {
      expect((await ask('day', wrong)).code).toBe(4000);
    }
  });

  it('of an unsettled day reports that it is not settled', async () => {
    const { result, ask } = await testAffiliate();
    expect(await result('day', { from: '2026-01-14' })).toMatchObject({ settled: false, list: [] });
    expect((await result('day')).settled).toBe(true);
    expect(await ask('day', { from: '2026-13-01' })).toMatchObject({ code: 4000, field: 'from' });
  });

  it('does not show data of another member', async () => {
    const { result } = await testAffiliate('vip');
    expect((await result('day', { from: '2026-01-10' })).list).toEqual([]);
  });
});
