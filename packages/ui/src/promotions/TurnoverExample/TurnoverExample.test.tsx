import { formatSatangShort, promotionExample, satangFromBaht } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { depositTerms, giftTerms } from '../promotions.fixtures.ts';
import { TurnoverExample } from './TurnoverExample.tsx';

afterEach(cleanup);

const steps = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('calculates a deposit in baht according to the rules', () => {
  renderInLanguage(<TurnoverExample terms={depositTerms} by="deposit" />);
  const example = promotionExample(depositTerms, 'deposit');
  expect(steps()).toEqual([
    'You deposit500 baht',
    'Bonus500 baht',
    `Bets before withdrawing it${formatSatangShort(example?.turnover ?? satangFromBaht(0))} baht`,
  ]);
});

it.each([
  ['th', ['ได้โบนัส150 บาท', 'ถอนโบนัสถอนได้ทันที']],
  ['en', ['Bonus150 baht', 'WithdrawImmediately']],
] as const)(
  'says that a bonus without turnover can be withdrawn immediately: %s',
  (locale, said) => {
    renderInLanguage(<TurnoverExample terms={giftTerms} by="claim" />, locale);
    expect(steps()).toEqual(said);
  },
);

it('starts with losses when a percentage of them is returned', () => {
  const terms = { ...giftTerms, bonus: { kind: 'percent', percent: 5 } as const };
  renderInLanguage(<TurnoverExample terms={terms} by="claim" />);
  expect(steps()[0]).toBe('You lose500 baht');
  cleanup();
  const minDeposit = satangFromBaht(300);
  renderInLanguage(<TurnoverExample terms={{ ...terms, minDeposit }} by="claim" />);
  expect(steps()[0]).toBe('You lose500 baht');
});
