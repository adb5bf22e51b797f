import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { depositTerms, giftTerms } from '../promotions.fixtures.ts';
import { PromotionTermsList } from './PromotionTermsList.tsx';

afterEach(cleanup);

const rows = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

it('names every condition of a deposit bonus with its figure', () => {
  renderInLanguage(
    <PromotionTermsList
      terms={depositTerms}
      by="deposit"
      period="once"
      endsAt={Date.UTC(2026, 0, 31, 16, 59)}
    />,
  );
  expect(rows()).toEqual([
    ['Minimum deposit', '300 baht'],
    ['Bonus', '100% of the deposit'],
    ['Maximum bonus', '1,000 baht'],
    ['Turnover', '8 × deposit and bonus'],
    ['Does not count', 'Casino, Lotto, Sports'],
    ['How often', 'Once'],
    ['Ends', '31 Jan 2026 23:59'],
  ]);
});

it('names no minimum where no deposit is asked for, and says that there is no turnover', () => {
  renderInLanguage(<PromotionTermsList terms={giftTerms} by="claim" />, 'th');
  expect(rows()).toEqual([
    ['โบนัส', '150 บาท'],
    ['ยอดเทิร์น', 'ไม่มี ถอนได้ทันที'],
    ['ไม่นับยอดเทิร์น', '1 เกม'],
  ]);
});

it('calls a part of what is claimed a part of losses', () => {
  renderInLanguage(
    <PromotionTermsList
      terms={{ ...giftTerms, bonus: { kind: 'percent', percent: 5 } }}
      by="claim"
    />,
  );
  expect(screen.getByText('5% of losses')).toBeDefined();
});
