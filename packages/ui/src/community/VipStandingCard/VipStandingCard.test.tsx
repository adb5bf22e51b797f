import { satangFromBaht } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyProgramme } from '../community.fixtures.ts';
import { VipStandingCard, type VipStandingCardProps } from './VipStandingCard.tsx';

afterEach(cleanup);

const programme = storyProgramme as VipStandingCardProps['programme'];

it('says in baht how much of both terms is done', () => {
  renderInLanguage(<VipStandingCard programme={programme} />);
  expect(
    screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext')),
  ).toEqual(['64,200 of 100,000 baht', '15,000 of 15,000 baht']);
});

it.each([
  ['en', '35,800 baht to go', 'Complete', /last 30 days.*can fall/],
  ['th', 'ยังขาด 35,800 บาท', 'ครบแล้ว', /30 วันล่าสุด.*ลดลงได้/],
] as const)(
  'says what is missing and over which days, that a level can fall (%s)',
  (locale, left, done, days) => {
    renderInLanguage(<VipStandingCard programme={programme} />, locale);
    expect(screen.getByText(left)).toBeDefined();
    expect(screen.getByText(done)).toBeDefined();
    expect(screen.getByText(days)).toBeDefined();
  },
);

it('holds the figures against the own level at the top, where nothing is left to reach', () => {
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
  'says of a granted level that it does not depend on the figures (%s)',
  (locale, words, days) => {
    const standing = { ...programme.standing, level: 2, granted: true, next: null };
    renderInLanguage(<VipStandingCard programme={{ ...programme, standing }} />, locale);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByText(days)).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  },
);

it('stays within the bar where more is missing than the level asks for', () => {
  const next = { level: 2, turnoverLeft: satangFromBaht(500_000), depositsLeft: satangFromBaht(1) };
  renderInLanguage(
    <VipStandingCard programme={{ ...programme, standing: { ...programme.standing, next } }} />,
  );
  expect(screen.getAllByRole('progressbar')[0]?.getAttribute('aria-valuetext')).toBe(
    '0 of 100,000 baht',
  );
});
