import { satangFromBaht } from '@brand/domain';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { IncomePanel } from './IncomePanel.tsx';

afterEach(cleanup);

const ready = {
  status: 'ready',
  income: {
    today: satangFromBaht(220.06),
    yesterday: satangFromBaht(142.97),
    month: satangFromBaht(2_393.68),
  },
  updatedAt: Date.UTC(2026, 0, 14, 4),
  nextUpdateAt: Date.UTC(2026, 0, 15, 4),
} as const;

it.each([
  [
    'th',
    'อัปเดตทุกวัน เวลา 11:00 น.',
    'อัปเดตล่าสุด 14 ม.ค. 2569 11:00',
    'อัปเดตครั้งถัดไป 15 ม.ค. 2569 11:00',
  ],
  [
    'en',
    'Updated daily at 11:00',
    'Last updated 14 Jan 2026 11:00',
    'Next update 15 Jan 2026 11:00',
  ],
] as const)(
  'shows in %s the credited amounts with the last and the next update',
  (locale, ...words) => {
    const { container } = renderInLanguage(<IncomePanel state={ready} />, locale);
    for (const word of [...words, '220.06', '142.97', '2,393.68']) {
      expect(container.textContent).toContain(word);
    }
  },
);

it('reserves the space of the figures while they load', () => {
  const { container } = renderInLanguage(<IncomePanel state={{ status: 'loading' }} />);
  expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
  expect(container.querySelectorAll('[data-part=figure]')).toHaveLength(3);
  expect(container.textContent).not.toContain('Last updated');
});
