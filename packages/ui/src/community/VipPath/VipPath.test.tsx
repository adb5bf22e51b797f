import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyProgramme } from '../community.fixtures.ts';
import { VipPath } from './VipPath.tsx';

afterEach(cleanup);

it.each([
  ['en', 'Levels at a glance', ['Reached', 'Your level', 'Next level'], 'Turnover 20,000 baht'],
  ['th', 'ภาพรวมระดับ VIP', ['ผ่านแล้ว', 'ระดับของคุณ', 'ระดับถัดไป'], 'ยอดเล่น 20,000 บาท'],
] as const)(
  'names the reached, the current and the next level, and what each requires (%s)',
  (locale, name, states, term) => {
    renderInLanguage(<VipPath programme={storyProgramme} />, locale);
    const steps = within(screen.getByRole('list', { name })).getAllByRole('listitem');
    expect(steps.map(({ dataset }) => dataset.state)).toEqual([
      'reached',
      'own',
      'next',
      'ahead',
      'ahead',
      'ahead',
    ]);
    states.forEach((state, at) => expect(within(steps[at]!).getByText(state)).toBeDefined());
    expect(within(steps[1]!).getByText(term)).toBeDefined();
  },
);

it('marks no level for a visitor', () => {
  renderInLanguage(<VipPath programme={{ ...storyProgramme, standing: null }} />);
  expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.state)).toEqual(
    Array.from({ length: 6 }, () => 'open'),
  );
});
