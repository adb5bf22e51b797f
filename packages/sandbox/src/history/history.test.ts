import { bangkokDay, shiftDay } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { balanceTrigger } from '../ledger/balanceTrigger.ts';
import { type TestRow, TEST_START, testSandbox } from '../testing/testSandbox.ts';

const PATH = '/api/v1/member/data/dataHistory';

async function rowsOf(
  post: (path: string, body?: unknown) => Promise<{ body: { result: { list: TestRow[] } } }>,
) {
  return (await post(PATH, { limit: 100 })).body.result.list;
}

describe('the history', () => {
  it('of the demo member has three weeks that add up to the balance, newest first', async () => {
    const { member } = testSandbox();
    const rows = await rowsOf((await member()).post);
    expect(rows).toHaveLength(24);
    expect(rows.map((row) => row.time)).toEqual(
      rows.map((row) => row.time).toSorted((a, b) => b - a),
    );
    expect(rows.filter((row) => row.type === 'cancel')).toHaveLength(1);
    expect(rows.filter((row) => row.status !== 1)).toHaveLength(1);
    const sign: Record<string, number> = { deposit: 1, withdraw: -1, cancel: 0 };
    const sum = rows
      .filter((row) => row.status === 1)
      .reduce((total, row) => total + Math.round(row.amount * 100) * (sign[row.type] ?? NaN), 0);
    expect(sum).toBe(1_250_000);
    expect(TEST_START / 1000 - (rows.at(-1)?.time ?? 0)).toBeGreaterThan(20 * 86_400);
  });

  it('has consecutive pages', async () => {
    const { member } = testSandbox();
    const { post } = await member();
    const pages: TestRow[] = [];
    for (let skip = 0; skip < 30; skip += 10) {
      const { result } = (await post(PATH, { skip, limit: 10 })).body;
      expect(result.total).toBe(24);
      pages.push(...result.list);
    }
    expect(pages).toEqual(await rowsOf(post));
    expect((await post(PATH)).body.result.list).toHaveLength(10);
  });

  it('is filtered by type and status, and counts the matches', async () => {
    const { member } = testSandbox();
    const { post } = await member();
    const all = await rowsOf(post);
    for (const type of ['deposit', 'withdraw', 'cancel'])
      for (const status of [0, 1]) {
        const { result } = (await post(PATH, { limit: 100, type, status })).body;
        expect(result.list).toEqual(
          all.filter((row) => row.type === type && row.status === status),
        );
        expect(result.total).toBe(result.list.length);
      }
    const { result } = (await post(PATH, { limit: 2, skip: 1, type: 'withdraw' })).body;
    expect(result.list).toEqual(all.filter(({ type }) => type === 'withdraw').slice(1, 3));
  });

  it('is filtered by days in Bangkok, both included', async () => {
    const { member } = testSandbox();
    const { post } = await member();
    const all = await rowsOf(post);
    const dayOf = ({ time }: TestRow) => bangkokDay(time * 1000);
    const [to, from] = [dayOf(all[4]!), dayOf(all[12]!)];
    const { result } = (await post(PATH, { limit: 100, from, to })).body;
    expect(result.list).toEqual(all.filter((row) => dayOf(row) >= from && dayOf(row) <= to));
    expect(result.total).toBe(result.list.length);
    expect(result.total).toBeGreaterThan(5);
    const early = (await post(PATH, { limit: 100, to: shiftDay(from, -1) })).body.result;
    expect(early.list).toEqual(all.filter((row) => dayOf(row) < from));
  });

  it('finds a part of a reference in any case', async () => {
    const { member } = testSandbox();
    const { post } = await member();
    const all = await rowsOf(post);
    const { ref } = all[3]!;
    const found = async (part: string) =>
      (await post(PATH, { limit: 100, ref: part })).body.result.list.map((row) => row.ref);
    expect(await found(ref.toLowerCase())).toEqual([ref]);
    expect(await found('W')).toEqual(all.map((row) => row.ref).filter((one) => one.includes('W')));
    expect(await found('%')).toEqual([]);
  });

  it('refuses days and references that are none', async () => {
    const { member } = testSandbox();
    const { post } = await member();
    for (const wrong of [{ from: '2026-02-30' }, { to: 'today' }, { ref: '' }, { ref: 7 }]) {
      expect((await post(PATH, wrong)).body).toMatchObject({ code: 4000 });
    }
  });

  it('has paid QRs and no unpaid ones', async () => {
    const { clock, member } = testSandbox();
    const demo = await member();
    await demo.ticket('cancel', await demo.qr(700));
    await demo.qr(800);
    expect(await rowsOf(demo.post)).toHaveLength(24);
    clock.advance(4000);
    const [newest] = await rowsOf(demo.post);
    expect(newest).toMatchObject({
      type: 'deposit',
      amount: 800,
      status: 1,
      time: (TEST_START + 4000) / 1000,
    });
  });

  it('belongs to the member', async () => {
    const { member } = testSandbox();
    const { post } = await member('new');
    expect((await post(PATH)).body.result).toEqual({ list: [], total: 0 });
  });

  it('describes a row and its status in the requested language', async () => {
    const { context, member } = testSandbox();
    const set = (balance: string) => balanceTrigger.pull(context, { member: 'm_0002', balance });
    set('800');
    set('300');
    const { post } = await member('new');
    const types = async (language: string) => {
      const { result } = (await post(PATH, {}, { 'Accept-Language': language })).body;
      return result.list.map(({ type, amount, status }) => [type, amount, status]);
    };
    expect(await types('en')).toEqual([
      ['Deducted by admin', 500, 1],
      ['Added by admin', 800, 1],
    ]);
    expect((await types('th')).map(([type]) => type)).toEqual(['ปรับลดยอดเงิน', 'ปรับเพิ่มยอดเงิน']);
  });

  it.each(['demo', 'rich', 'cooldown', 'promo', 'aff'])(
    'of %s explains the balance to the satang, except for games',
    async (username) => {
      const { db, member } = testSandbox();
      const { balance, post } = await member(username);
      const list = (await post(PATH, { limit: 100 }, { 'Accept-Language': 'en' })).body.result.list;
      const moved = list.map(({ type, amount, status, note }) => {
        const satang = Math.round(amount * 100);
        if (type === 'cancel' || note === 'Your transfer is being checked') return 0;
        return type === 'withdraw' || type === 'Deducted by admin' ? -satang : satang * status;
      });
      const played = db.get<{ sum: number }>(
        `SELECT coalesce(sum(satang), 0) AS sum FROM entries WHERE kind IN ('bet', 'win') AND account =
         (SELECT 'wallet:' || id FROM members WHERE username = ?)`,
        username,
      );
      const sum = moved.reduce((total, satang) => total + satang, played?.sum ?? 0);
      expect(sum).toBe(Math.round((await balance()) * 100));
    },
  );
});
