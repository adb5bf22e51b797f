import { satangFromBaht } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyProgramme } from '../community.fixtures.ts';
import { VipStandingCard, type VipStandingCardProps } from './VipStandingCard.tsx';

afterEach(cleanup);

const programme = storyProgramme as VipStandingCardProps['programme'];

it('shows in one ring the lesser share of the two requirements, and both in baht', () => {
  renderInLanguage(<VipStandingCard programme={programme} />);
  const ring = screen.getByRole('progressbar', { name: 'Next level: ซิลเวอร์' });
  expect(ring.getAttribute('aria-valuenow')).toBe('64');
  expect(screen.getByText('64,200 of 100,000 baht')).toBeDefined();
  expect(screen.getByText('15,000 of 15,000 baht')).toBeDefined();
});

const WAYS = [
  [35_800, 0, 'ยอดเล่นอีก 35,800 บาท ถึงระดับ ซิลเวอร์: ตรวจสลิปโอนเงินให้ก่อน'],
  [0, 500, 'ยอดฝากอีก 500 บาท ถึงระดับ ซิลเวอร์: ตรวจสลิปโอนเงินให้ก่อน'],
  [10, 500, 'ยอดเล่นอีก 10 บาท และยอดฝากอีก 500 บาท ถึงระดับ ซิลเวอร์: ตรวจสลิปโอนเงินให้ก่อน'],
  [0, 0, 'คุณครบเกณฑ์ของระดับ ซิลเวอร์ แล้ว'],
] as const;

it.each(WAYS)(
  'says the way in one sentence, with the first benefit (%d, %d)',
  (turnover, deposits, way) => {
    const next = {
      level: 2,
      turnoverLeft: satangFromBaht(turnover),
      depositsLeft: satangFromBaht(deposits),
    };
    renderInLanguage(
      <VipStandingCard programme={{ ...programme, standing: { ...programme.standing, next } }} />,
      'th',
    );
    expect(screen.getByText(way)).toBeDefined();
  },
);

it.each([
  ['en', '35,800 baht to go', 'Complete', /last 30 days.*can drop/],
  ['th', 'ยังขาด 35,800 บาท', 'ครบแล้ว', /30 วันล่าสุด.*ลดลงได้/],
] as const)(
  'shows what is missing, the period, and that a level can drop (%s)',
  (locale, left, done, days) => {
    renderInLanguage(<VipStandingCard programme={programme} />, locale);
    expect(screen.getByText(left)).toBeDefined();
    expect(screen.getByText(done)).toBeDefined();
    expect(screen.getByText(days)).toBeDefined();
  },
);

it.each([
  ['en', ['Benefits of บรอนซ์', 'Benefits of ซิลเวอร์']],
  ['th', ['สิทธิประโยชน์ของระดับ บรอนซ์', 'สิทธิประโยชน์ของระดับ ซิลเวอร์']],
] as const)('lists the benefits of the own level and of the next (%s)', (locale, names) => {
  renderInLanguage(<VipStandingCard programme={programme} />, locale);
  for (const name of names) expect(screen.getByText(name)).toBeDefined();
  expect(screen.getByText('แชทของคุณได้คิวก่อนสมาชิกทั่วไป')).toBeDefined();
  expect(screen.getByText('ของขวัญวันเกิดจากทีมงาน')).toBeDefined();
});

it('compares the figures with the own level if there is no next level', () => {
  const standing = {
    ...programme.standing,
    level: 5,
    turnover: satangFromBaht(4_500_000),
    deposits: satangFromBaht(600_000),
    next: null,
  };
  renderInLanguage(<VipStandingCard programme={{ ...programme, standing }} />, 'th');
  expect(screen.getByText('คุณอยู่ในระดับสูงสุดแล้ว')).toBeDefined();
  expect(screen.getByText('ยังขาด 500,000 บาท')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('90');
});

it.each([
  ['en', /Admin gave you this level/, /days/],
  ['th', /แอดมินมอบระดับนี้ให้คุณ/, /วันล่าสุด/],
] as const)(
  'states that a granted level does not depend on the figures (%s)',
  (locale, words, days) => {
    const standing = { ...programme.standing, level: 5, granted: true, next: null };
    renderInLanguage(<VipStandingCard programme={{ ...programme, standing }} />, locale);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByText(days)).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  },
);

it('does not go below nothing if more is missing than the level requires', () => {
  const next = { level: 2, turnoverLeft: satangFromBaht(500_000), depositsLeft: satangFromBaht(1) };
  renderInLanguage(
    <VipStandingCard programme={{ ...programme, standing: { ...programme.standing, next } }} />,
  );
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  expect(screen.getByText('0 of 100,000 baht')).toBeDefined();
});
