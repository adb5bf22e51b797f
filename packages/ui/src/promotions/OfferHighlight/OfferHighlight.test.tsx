import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { depositTerms, giftTerms } from '../promotions.fixtures.ts';
import { OfferHighlight, type OfferHighlightProps } from './OfferHighlight.tsx';

afterEach(cleanup);

function show(props: Partial<OfferHighlightProps>, locale: 'th' | 'en' = 'en') {
  renderInLanguage(
    <OfferHighlight
      title="First deposit"
      terms={depositTerms}
      by="signUp"
      href="#step"
      termsHref="#terms"
      {...props}
    />,
    locale,
  );
  return screen.getByRole('article').textContent;
}

it.each([
  ['en', {}, ['+100%', 'Min ฿300 · up to ฿1,000 · 8× turnover', 'Sign up for this bonus']],
  ['th', {}, ['+100%', 'ขั้นต่ำ ฿300 · สูงสุด ฿1,000 · เทิร์น 8 เท่า', 'สมัครรับโบนัสนี้']],
  ['en', { by: 'deposit' }, ['Deposit with this bonus']],
  ['en', { terms: giftTerms }, ['+฿150', 'no turnover']],
] as const)('shows benefit, terms and the next step (%s, %j)', (locale, props, words) => {
  const text = show(props, locale);
  for (const word of words) expect(text).toContain(word);
});

it('does not name terms that it does not have', () => {
  expect(show({ terms: giftTerms })).not.toMatch(/Min|up to/);
});

it('links to the next step and to all terms', () => {
  show({});
  expect(screen.getByRole('link', { name: 'First deposit' }).getAttribute('href')).toBe('#step');
  expect(screen.getByRole('link', { name: 'Terms: First deposit' }).getAttribute('href')).toBe(
    '#terms',
  );
});
