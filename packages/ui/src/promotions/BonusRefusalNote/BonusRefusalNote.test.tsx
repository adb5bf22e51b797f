import { satangFromBaht, type BonusRefusal } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { BonusRefusalNote } from './BonusRefusalNote.tsx';

afterEach(cleanup);

const ways = { deposit: '/deposit', turnover: '/bonus#mine', promotion: '/p', bonuses: '/bonus' };
const refusal = (code: number, more: Partial<BonusRefusal> = {}): BonusRefusal => ({
  code,
  messageId: `error.bonus.${code as 2101}`,
  needed: null,
  have: null,
  ...more,
});

/** The message and the link of each code. */
const SAID = [
  [2101, 'รับโบนัสนี้ไปแล้วในรอบนี้', 'You have already received this bonus in this period', '/bonus'],
  [2102, 'โบนัสนี้ยังไม่เริ่มหรือจบแล้ว', 'This bonus has not started or has ended', '/bonus'],
  [2103, 'สมาชิกที่ยังไม่เคยฝากเงิน', 'members who have never deposited', '/bonus'],
  [2104, 'ยอดฝากสะสมยังไม่ครบ', 'Your deposits have not reached', '/deposit'],
  [2105, 'สัปดาห์ที่แล้วไม่มียอดเสียที่คืนได้', 'You had no eligible loss last week', null],
  [2106, 'ยังมีโบนัสที่ทำยอดเทิร์นไม่ครบ', 'Another bonus still has turnover', '/bonus#mine'],
  [2107, 'โบนัสนี้กดรับที่หน้านี้ไม่ได้', 'This bonus cannot be claimed here', '/p'],
] as const;

it.each(SAID)('explains code %i in both languages, with a link', (code, th, en, way) => {
  for (const [locale, sentence] of [
    ['th', th],
    ['en', en],
  ] as const) {
    renderInLanguage(<BonusRefusalNote refusal={refusal(code)} ways={ways} />, locale);
    expect(screen.getByRole('note').textContent).toContain(sentence);
    expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(way);
    cleanup();
  }
});

it('shows how much of the required amount is available and how much is missing', () => {
  const amounts = { needed: satangFromBaht(10_000), have: satangFromBaht(4_000) };
  renderInLanguage(<BonusRefusalNote refusal={refusal(2104, amounts)} ways={ways} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
    '4,000 of 10,000 baht',
  );
  expect(screen.getByText('6,000 baht to go')).toBeDefined();
});

it('does not link to the current page', () => {
  const { bonuses: _here, ...others } = ways;
  renderInLanguage(<BonusRefusalNote refusal={refusal(2101)} ways={others} />);
  expect(screen.queryByRole('link')).toBeNull();
});
