import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QrChannel } from './channel.ts';
import {
  type BonusTerms,
  depositBonus,
  depositBonusFailureId,
  refusedBonus,
} from './depositBonus.ts';
import { type DepositState, INITIAL_DEPOSIT, depositTransition } from './depositFlow.ts';
import { DEPOSIT_BONUS_CODES } from '../errors/errorCatalogue.ts';
import { satang, satangFromBaht } from '../money/money.ts';
import {
  type PromotionTerms,
  bonusOn,
  promotionExample,
  turnoverOf,
} from '../promotions/promotion.ts';
import { promptPay } from './testing/promptPay.ts';
import { storedTransfer, transferFromKept } from './transferKept.ts';
import { INITIAL_TRANSFER, transferTransition } from './transferFlow.ts';

const terms: PromotionTerms = {
  minDeposit: satangFromBaht(200),
  bonus: { kind: 'percent', percent: 10 },
  maxBonus: satangFromBaht(300),
  turnover: 3,
  turnoverOn: 'depositAndBonus',
  excludedTypes: [],
  excludedGames: [],
};
const daily: BonusTerms = { id: 'daily-first', title: '10% daily bonus', terms };
const channel: QrChannel = {
  id: 'p3',
  kind: 'payment',
  name: 'QR',
  accountName: null,
  image: null,
  range: { min: satangFromBaht(50), max: satangFromBaht(45_000) },
  bonus: null,
};

function entering(draft: string): DepositState {
  const chosen = depositTransition(INITIAL_DEPOSIT, { type: 'channelChosen', channel });
  return depositTransition(chosen, { type: 'amountTyped', text: draft });
}

describe('bonus with a deposit', () => {
  it('is calculated from the terms for the amount', () => {
    expect(depositBonus(daily, satangFromBaht(500))).toEqual({
      id: 'daily-first',
      title: '10% daily bonus',
      credit: satangFromBaht(50),
      turnover: satangFromBaht(1650),
    });
  });

  it('is sent and shown with the same satang amount from request to result', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 45_000 }), fc.boolean(), (baht, takes) => {
        const submitted = depositTransition(entering(String(baht)), {
          type: 'submitted',
          intent: 'a',
          bonus: takes ? daily : null,
        });
        if (submitted.status !== 'requesting') return;
        const credit = bonusOn(terms, submitted.amount);
        const turnover = turnoverOf(terms, submitted.amount, credit);
        const right = { id: daily.id, title: daily.title, credit, turnover };
        const expected = takes && credit > 0 ? right : undefined;
        expect(submitted.bonus).toEqual(expected);
        const qr = {
          id: 'q1',
          payload: promptPay(submitted.amount / 100),
          payAmount: submitted.amount,
          expiresAt: 1,
          merchantRef: 'r',
          token: 't',
          debugKey: 'd',
        };
        const waiting = depositTransition(submitted, { type: 'qrReceived', intent: 'a', qr });
        if (waiting.status !== 'waiting') throw new Error(waiting.status);
        expect(waiting.bonus).toEqual(submitted.bonus);
        const { status: _status, fault: _fault, draft: _draft, ...pending } = waiting;
        expect(depositTransition(INITIAL_DEPOSIT, { type: 'resumed', pending })).toEqual({
          ...waiting,
          draft: expect.any(String) as string,
        });
        const status = { outcome: 'paid' } as const;
        const paid = depositTransition(waiting, { type: 'statusReceived', qrId: 'q1', status });
        if (paid.status !== 'succeeded') throw new Error(paid.status);
        expect(paid.bonus).toEqual(expected);
      }),
      { numRuns: process.env['PROVE'] ? 5_000 : 200, seed: 20_260_115 },
    );
  });

  it('is omitted below its minimum deposit, and the deposit continues', () => {
    const next = depositTransition(entering('199'), {
      type: 'submitted',
      intent: 'a',
      bonus: daily,
    });
    expect(next).toMatchObject({ status: 'requesting', amount: 19_900 });
    expect(next).not.toHaveProperty('bonus');
  });

  it('has a message for every refusal, distinct from a refused QR', () => {
    for (const code of DEPOSIT_BONUS_CODES) {
      const failure = { messageId: 'error.deposit.98', code: `BN-${code}` } as const;
      const messageId = `error.deposit.bonus.${code}`;
      expect(refusedBonus(failure)).toEqual({ messageId, code: `BN-${code}` });
    }
    expect(depositBonusFailureId(2199)).toBe('error.deposit.bonus.other');
    expect(refusedBonus({ messageId: 'error.deposit.98', code: 'CH-204' })).toBeNull();
    expect(refusedBonus({ messageId: 'error.deposit.98', code: null })).toBeNull();
  });

  it('is sent with a reported transfer, and kept over a reload while the result is unknown', () => {
    const bank = { ...channel, kind: 'truewallet' as const };
    const now = Date.UTC(2026, 0, 15, 3);
    const opened = transferTransition(INITIAL_TRANSFER, { type: 'opened', now });
    const typed = transferTransition(opened, { type: 'typed', field: 'amount', text: '500' });
    const sent = transferTransition(typed, {
      type: 'submitted',
      intent: 'a',
      channel: bank,
      now,
      bonus: 'daily-first',
    });
    expect(sent).toMatchObject({ status: 'sending', report: { bonus: 'daily-first' } });
    expect(transferFromKept(storedTransfer(sent), bank)).toMatchObject({
      status: 'unsure',
      report: { bonus: 'daily-first' },
    });
    const plain = transferTransition(typed, { type: 'submitted', intent: 'b', channel: bank, now });
    expect(plain).toMatchObject({ report: { bonus: null } });
  });
});

describe('promotion example', () => {
  it('is a round deposit that reaches the minimum, calculated by the terms', () => {
    const example = promotionExample(terms, 'deposit');
    expect(example).toEqual({ base: 50_000, bonus: 5_000, turnover: 165_000 });
    const large = { ...terms, minDeposit: satangFromBaht(1500) };
    expect(promotionExample(large, 'deposit')?.base).toBe(satangFromBaht(2000));
  });

  it('does not count a loss as a deposit', () => {
    const cashback: PromotionTerms = {
      ...terms,
      minDeposit: null,
      bonus: { kind: 'percent', percent: 5 },
      turnover: 1,
      turnoverOn: 'depositAndBonus',
    };
    expect(promotionExample(cashback, 'claim')).toEqual({
      base: 50_000,
      bonus: 2_500,
      turnover: 2_500,
    });
  });

  it('starts with the bonus if there is no deposit, and is null if the bonus is zero', () => {
    const gift: PromotionTerms = {
      ...terms,
      minDeposit: null,
      bonus: { kind: 'fixed', amount: satangFromBaht(150) },
      maxBonus: null,
      turnoverOn: 'bonus',
    };
    expect(promotionExample(gift, 'claim')).toEqual({ base: 0, bonus: 15_000, turnover: 45_000 });
    const nothing = { ...gift, bonus: { kind: 'fixed', amount: satang(0) } as const };
    expect(promotionExample(nothing, 'claim')).toBeNull();
  });
});
