import { satangFromBaht } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyProgramme } from '../community.fixtures.ts';
import { VipStandingCard, type VipStandingCardProps } from './VipStandingCard.tsx';

afterEach(cleanup);

const programme = storyProgramme as VipStandingCardProps['programme'];

it('shows the progress of both requirements in baht', () => {
  renderInLanguage(<VipStandingCard programme={programme} />);
  expect(
    screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext')),
  ).toEqual(['64,200 of 100,000 baht', '15,000 of 15,000 baht']);
});

it.each([
  ['en', '35,800 baht to go', 'Complete', /last 30 days.*can fall/],
  ['th', 'ยังขาด 35,800 บาท', 'ครบแล้ว', /30 วันล่าสุด.*ลดลงได้/],
] as const)(
  'shows what is missing, the period, and that a level can fall (%s)',
  (locale, left, done, days) => {
    renderInLanguage(<VipStandingCard programme={programme} />, locale);
    expect(screen.getByText(left)).toBeDefined();
    expect(screen.getByText(done)).toBeDefined();
    expect(screen.getByText(days)).toBeDefined();
  },
);

it('compares the figures with the own level if there is no next level', () => {
  const standing = {
    ...programme.standing,
    level: 2,
    turnover: satangFromBaht(90_000),
    next: null,
  };
  renderInLanguage(<VipStandingCard programme={{ ...programme, standing }} />, 'th');
  expect(screen.getByText('คุณอยู่ในระดับสูงสุดแล้ว')).toBeDefined();
  expect(screen.getByText('ยังขาด 10,000 บาท')).toBeDefined();
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
});

it.each([
  ['en', /Admin gave you this level/, /days/],
  ['th', /แอดมินมอบระดับนี้ให้คุณ/, /วันล่าสุด/],
] as const)(
  'states that a granted level does not depend on the figures (%s)',
  (locale, words, days) => {
    const standing = { ...programme.standing, level: 2, granted: true, next: null };
    renderInLanguage(<VipStandingCard programme={{ ...programme, standing }} />, locale);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByText(days)).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  },
);

it('does not overflow the bar if more is missing than the level requires', () => {
  const next = { level: 2, turnoverLeft: satangFromBaht(500_000), depositsLeft: satangFromBaht(1) };
  renderInLanguage(
    <VipStandingCard programme={{ ...programme, standing: { ...programme.standing, next } }} />,
  );
  expect(screen.getAllByRole('progressbar')[0]?.getAttribute('aria-valuetext')).toBe(
    '0 of 100,000 baht',
  );
});
