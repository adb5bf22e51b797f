import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyProgramme } from '../community.fixtures.ts';
import { VipLevelTable } from './VipLevelTable.tsx';

afterEach(cleanup);

const AHEAD = ['ahead', 'ahead', 'ahead', 'ahead'];

it.each([
  ['en', 'Compare levels', ['None', '20,000 baht', '100,000 baht'], ['Reached', 'Your level']],
  ['th', 'เปรียบเทียบระดับ', ['ไม่มีเกณฑ์', '20,000 บาท', '100,000 บาท'], ['ผ่านแล้ว', 'ระดับของคุณ']],
] as const)(
  'compares the requirements of the levels and marks the own one (%s)',
  (locale, name, terms, marks) => {
    renderInLanguage(<VipLevelTable programme={storyProgramme} />, locale);
    const rows = within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent).slice(0, 3)).toEqual(
      terms,
    );
    expect(rows.map(({ dataset }) => dataset.state)).toEqual(['reached', 'own', ...AHEAD]);
    expect(within(rows[0]!).getByText(marks[0])).toBeDefined();
    expect(within(rows[1]!).getByText(marks[1])).toBeDefined();
  },
);

it('marks no level for a visitor', () => {
  renderInLanguage(<VipLevelTable programme={{ ...storyProgramme, standing: null }} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ dataset }) => dataset.state)).toEqual(['ahead', 'ahead', ...AHEAD]);
});

it('can be scrolled by the keyboard, because it is wider than a phone', () => {
  renderInLanguage(<VipLevelTable programme={storyProgramme} />);
  expect(screen.getByRole('region', { name: 'Compare levels' }).tabIndex).toBe(0);
});
