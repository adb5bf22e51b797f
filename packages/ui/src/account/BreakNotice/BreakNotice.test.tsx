import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { BreakNotice } from './BreakNotice.tsx';

afterEach(cleanup);

it.each([
  ['th', 'เริ่มพักแล้ว', /15 มกราคม 2569 เวลา 09:30 น\./],
  ['en', 'Your break has started', /15 January 2026, 09:30/],
] as const)('BreakNotice shows in %s when the break ends', (locale, title, end) => {
  renderInLanguage(<BreakNotice until={NOW} helpline={null} homeHref="/" />, locale);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(end)).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
