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

it('shows no bar at the top, where nothing is left to reach', () => {
  renderInLanguage(
    <VipStandingCard
      programme={{ ...programme, standing: { ...programme.standing, level: 2, next: null } }}
    />,
    'th',
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('คุณอยู่ในระดับสูงสุดแล้ว')).toBeDefined();
});

it('stays within the bar where more is missing than the level asks for', () => {
  const next = { level: 2, turnoverLeft: satangFromBaht(500_000), depositsLeft: satangFromBaht(1) };
  renderInLanguage(
    <VipStandingCard programme={{ ...programme, standing: { ...programme.standing, next } }} />,
  );
  expect(screen.getAllByRole('progressbar')[0]?.getAttribute('aria-valuetext')).toBe(
    '0 of 100,000 baht',
  );
});
