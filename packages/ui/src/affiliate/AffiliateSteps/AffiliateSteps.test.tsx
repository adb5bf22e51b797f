import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { AffiliateSteps } from './AffiliateSteps.tsx';

afterEach(cleanup);

it.each([
  ['th', 'รับรายได้จากยอดเล่นของเพื่อนทุกวัน เวลา 11:00 น.', 'สล็อต'],
  ['en', 'Earn from what they play, credited every day at 11:00', 'Slots'],
] as const)('explains in %s how it works and what it earns', (locale, step, type) => {
  const rates = [{ type: 'slot', percent: 0.7 }] as const;
  const { container } = renderInLanguage(<AffiliateSteps rates={rates} />, locale);
  expect(container.textContent).toContain(step);
  expect(container.textContent).toContain(`${type}0.7%`);
});

it('shows no rates section without rates', () => {
  const { container } = renderInLanguage(<AffiliateSteps rates={[]} />);
  expect(container.querySelectorAll('[data-part=step]')).toHaveLength(3);
  expect(container.textContent).not.toContain('Commission');
});
