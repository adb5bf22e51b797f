import { bangkokDay, shiftDay } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { countVisitAt } from '../join/affiliateLinks.ts';
import { TEST_START } from '../testing/testSandbox.ts';
import { testAffiliate } from './testAffiliate.ts';

interface LinkRow {
  link: string | null;
  visits: number;
  sign_ups: number;
  first_deposits: number;
  first_deposit: number;
}

interface LinkReport {
  list: LinkRow[];
  sum: Omit<LinkRow, 'link'>;
}

async function setUp(username?: string) {
  const page = await testAffiliate(username);
  const links = async (body?: object) =>
    (await page.result('links', body)) as unknown as LinkReport;
  return { ...page, links };
}

const today = bangkokDay(TEST_START);

describe('the report of links', () => {
  it('has one row for each name, most visits first, and as many sign-ups as the daily report', async () => {
    const { links, result } = await setUp();
    const range = { from: '2025-12-16', to: '2026-01-13' };
    const { list, sum } = await links(range);
    expect(list.map(({ link }) => link).toSorted()).toEqual(
      ['Facebook', 'กลุ่ม LINE', 'เพื่อนที่ทำงาน', null].toSorted(),
    );
    const visits = list.map((row) => row.visits);
    expect(visits).toEqual(visits.toSorted((a, b) => b - a));
    const { new_members } = (await result('report', range)).sum as { new_members: number };
    expect(sum.sign_ups).toBe(new_members);
    expect(sum.sign_ups).toBeGreaterThan(0);
    expect(sum.first_deposits).toBeLessThanOrEqual(sum.sign_ups);
  });

  it('counts a visitor for the first link of the day only, and is empty without visits', async () => {
    const { links, db } = await setUp('demo');
    expect((await links({ from: today, to: today })).list).toEqual([]);
    const visit = { affiliate: 'm_0001', visitor: 'v_1', time: TEST_START };
    countVisitAt(db, { ...visit, link: 'LINE' });
    countVisitAt(db, { ...visit, link: 'Facebook' });
    countVisitAt(db, { ...visit, visitor: 'v_2', link: null });
    expect((await links({ from: today, to: today })).list).toEqual([
      { link: null, visits: 1, sign_ups: 0, first_deposits: 0, first_deposit: 0 },
      { link: 'LINE', visits: 1, sign_ups: 0, first_deposits: 0, first_deposit: 0 },
    ]);
  });

  it('has the first deposit of a member in baht, not the later ones', async () => {
    const { links, db } = await setUp();
    const day = { from: '2025-01-01', to: '2025-01-02' };
    db.run(
      "UPDATE members SET joined = ?, upline_link = 'x' WHERE id = 'f_0001'",
      Date.parse('2025-01-01T12:00+07:00'),
    );
    const first = db.get<{ satang: number }>(
      "SELECT satang FROM postings WHERE credit = 'wallet:f_0001' AND kind = 'deposit' ORDER BY id",
    );
    const { list, sum } = await links(day);
    const row = {
      visits: 0,
      sign_ups: 1,
      first_deposits: 1,
      first_deposit: (first?.satang ?? 0) / 100,
    };
    expect(list).toEqual([{ link: 'x', ...row }]);
    expect(sum).toEqual(row);
  });

  it('refuses a range of more than 92 days, and one that runs backwards', async () => {
    const { ask } = await setUp();
    const long = await ask('links', { from: shiftDay(today, -92), to: today });
    const backwards = await ask('links', { from: today, to: shiftDay(today, -1) });
    expect([long.code, backwards.code]).toEqual([4000, 4000]);
  });
});
