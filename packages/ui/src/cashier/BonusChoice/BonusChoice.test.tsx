import {
  DEPOSIT_BONUS_CODES,
  bonusOn,
  formatSatangShort,
  satang,
  satangFromBaht,
  turnoverOf,
  type BonusOffer,
  type PromotionTerms,
} from '@brand/domain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { depositOffers } from '../../promotions/promotions.fixtures.ts';
import { BonusChoice, type BonusChoiceProps } from './BonusChoice.tsx';

afterEach(cleanup);

const daily = depositOffers[0]!;

function show(props: Partial<BonusChoiceProps> = {}, locale: 'th' | 'en' = 'en') {
  const onValueChange = vi.fn();
  const onOpenChange = vi.fn();
  renderInLanguage(
    <BonusChoice
      state={{ status: 'ready', offers: depositOffers.slice(0, 2) }}
      amount={satangFromBaht(500)}
      value={null}
      onValueChange={onValueChange}
      open={false}
      onOpenChange={onOpenChange}
      onRetry={() => undefined}
      {...props}
    />,
    locale,
  );
  return { onValueChange, onOpenChange };
}

const facts = () =>
  Object.fromEntries(
    // Content behind the open sheet is hidden from screen readers.
    screen
      .queryAllByRole('term', { hidden: true })
      .map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

describe('the choice', () => {
  it('offers no bonus first, selected by default', () => {
    const { onValueChange } = show({ open: true });
    const radios = screen.getAllByRole('radio');
    expect(radios).toHaveLength(3);
    expect(screen.getByRole('radio', { name: /^No bonus/ })).toBe(radios[0]);
    expect((radios[0] as HTMLInputElement).checked).toBe(true);
    fireEvent.click(radios[1]!);
    expect(onValueChange).toHaveBeenCalledWith('daily-first');
  });

  it('allows going back to no bonus', () => {
    const { onValueChange } = show({ open: true, value: 'daily-first' });
    fireEvent.click(screen.getByRole('radio', { name: /^No bonus/ }));
    expect(onValueChange).toHaveBeenCalledWith(null);
  });

  it('shows the bonus and the required turnover for the typed amount', () => {
    show({ open: true, value: 'daily-first' });
    expect(
      screen.getByText('Get 550 baht · bet 1,650 baht before withdrawing the bonus'),
    ).toBeDefined();
    expect(facts()).toEqual({
      Deposit: '500 baht',
      Bonus: '+50 baht',
      'Into your wallet': '550 baht',
      'Bets before withdrawing the bonus': '1,650 baht',
      'Does not count': 'Lotto, Sports',
    });
  });

  it('shows the terms while no amount is entered', () => {
    show({ open: true, amount: null });
    expect(
      screen.getByText(
        'Deposit at least 200 baht · Get 10%, up to 300 baht · turnover 3 × deposit and bonus',
      ),
    ).toBeDefined();
    expect(facts()).toEqual({});
  });

  it.each([
    ['th', 'ยอดฝากนี้ยังไม่ถึงขั้นต่ำ 200 บาท ฝากต่อได้ แต่จะไม่ได้รับโบนัส'],
    ['en', 'This deposit is below the minimum of 200 baht. You can continue without the bonus.'],
  ] as const)('shows an unmet minimum in place and does not block the form: %s', (locale, said) => {
    show({ value: 'daily-first', amount: satangFromBaht(199) }, locale);
    expect(screen.getByText(said)).toBeDefined();
    expect(facts()).toEqual({});
  });

  it('shows the selection in one row and opens all bonuses', () => {
    const { onOpenChange } = show();
    const row = screen.getByRole('button', { name: 'Bonus for this deposit No bonus 2 available' });
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.click(row);
    expect(onOpenChange).toHaveBeenCalledWith(true);
    cleanup();
    show({ value: 'daily-first' });
    expect(screen.getByRole('button', { name: /ฝากแรกของวัน/ })).toBeDefined();
  });

  it('shows all of many bonuses, the selected one marked', () => {
    show({ open: true, state: { status: 'ready', offers: depositOffers }, value: 'fishing' });
    expect(screen.getAllByRole('radio')).toHaveLength(depositOffers.length + 1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /ยิงปลา/ }).checked).toBe(true);
  });

  it('closes on a tap, also on the selected bonus, but not while arrow keys move', async () => {
    const user = userEvent.setup();
    const { onOpenChange, onValueChange } = show({ open: true });
    const radios = screen.getAllByRole('radio');
    await user.click(radios[0]!);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await user.keyboard('{ArrowDown}');
    expect(onValueChange).toHaveBeenCalledWith('daily-first');
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    await user.keyboard('{Enter}');
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });

  it('cannot be opened while the deposit request is pending', () => {
    show({ open: true, readOnly: true });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });

  it('shows that the offers are loading and selects none meanwhile', () => {
    show({ state: { status: 'loading' } });
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows no choice without a bonus, and retries after a loading error', () => {
    const onRetry = vi.fn();
    show({ state: { status: 'ready', offers: [] } });
    expect(screen.queryByRole('radio')).toBeNull();
    cleanup();
    show({ state: { status: 'error' }, onRetry });
    fireEvent.click(screen.getByRole('button'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('a requested bonus that is unavailable', () => {
  const cases = (['th', 'en'] as const).flatMap((locale) =>
    [...DEPOSIT_BONUS_CODES, 9999].map((code) => [locale, code] as const),
  );
  it.each(cases)('states the reason and the alternatives: %s %s', (locale, code) => {
    show({ refusal: { code } }, locale);
    const said = screen
      .getAllByRole('status')
      .find(({ dataset }) => dataset['part'] === 'refusal')?.textContent;
    expect(said).toMatch(locale === 'th' ? /ฝากโดยไม่รับโบนัส$/ : /without a bonus\.$/);
  });
});

const anyTerms: fc.Arbitrary<PromotionTerms> = fc.record({
  minDeposit: fc.constantFrom(null, satangFromBaht(100), satangFromBaht(300)),
  bonus: fc.oneof(
    fc.integer({ min: 1, max: 20_000 }).map((hundredths) => ({
      kind: 'percent' as const,
      percent: hundredths / 100,
    })),
    fc.integer({ min: 1, max: 500_000 }).map((amount) => ({
      kind: 'fixed' as const,
      amount: satang(amount),
    })),
  ),
  maxBonus: fc.constantFrom(null, satangFromBaht(50), satangFromBaht(1000)),
  turnover: fc.constantFrom(0, 1, 3, 4.5, 8, 25),
  turnoverOn: fc.constantFrom('bonus', 'depositAndBonus'),
  excludedTypes: fc.constant([]),
  excludedGames: fc.constant([]),
});

it('shows exactly the figures of the rules for any terms and amount', () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 1, max: 200_000 }), (terms, baht) => {
      const offer: BonusOffer = { ...daily, terms };
      const amount = satangFromBaht(baht);
      show({ open: true, state: { status: 'ready', offers: [offer] }, value: offer.id, amount });
      const bonus = bonusOn(terms, amount);
      const turnover = turnoverOf(terms, amount, bonus);
      const shown = facts();
      const note = within(screen.getByRole('group')).getByText(/·/).textContent ?? '';
      cleanup();
      if (bonus === 0) {
        expect(shown).toEqual({});
        return;
      }
      const whole = formatSatangShort(satang(amount + bonus));
      expect(shown['Bonus']).toBe(`+${formatSatangShort(bonus)} baht`);
      expect(shown['Into your wallet']).toBe(`${whole} baht`);
      expect(note).toContain(`Get ${whole} baht`);
      const bet = formatSatangShort(turnover);
      expect(shown['Bets before withdrawing the bonus']).toBe(
        turnover > 0 ? `${bet} baht` : 'None, withdraw immediately',
      );
      expect(note).toContain(turnover > 0 ? `bet ${bet} baht` : 'withdraw the bonus immediately');
    }),
    { numRuns: process.env['PROVE'] ? 3_000 : 60, seed: 20_260_115 },
  );
});
