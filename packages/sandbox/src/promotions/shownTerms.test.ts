import { claimTerms, depositBonus, satang, satangFromBaht } from '@brand/domain';
import { countCases } from '@brand/domain/testing/countCases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cataloguePromotion } from './catalogue/catalogue.ts';
import { magicAmount } from '../payments/magicAmounts.ts';
import { testPromotions } from './testPromotions.ts';

const RUNS = process.env['PROVE'] ? 150 : 6;
const SEED = 20_260_115;

/** The bonus terms that a page shows before the deposit. */
function shown(id: string, baht: number) {
  const promotion = cataloguePromotion(id);
  if (!promotion) throw new Error(`There is no promotion ${id}`);
  return depositBonus({ id, title: '', terms: promotion.terms }, satangFromBaht(baht));
}

/** Whole baht that the sandbox pays: some amounts end in another way. */
const paidAmounts = (min: number, max: number) =>
  fc.integer({ min, max }).filter((baht) => {
    const { outcome, reply } = magicAmount(baht).qr;
    return outcome === 'paid' && reply === 'whole';
  });

describe('the displayed bonus before a deposit', () => {
  it.each([
    ['new', 'welcome', 'p1', 300, 20_000],
    ['demo', 'daily-first', 'p1', 200, 20_000],
    ['demo', 'payday', 'p1', 500, 20_000],
    ['demo', 'fishing', 'p1', 300, 20_000],
    ['demo', 'scb-qr', 'p3', 120, 100_000],
  ])('equals the ledger posting: %s, %s through %s', async (name, bonus, id, least, most) => {
    await fc.assert(
      fc.asyncProperty(paidAmounts(least, most), async (baht) => {
        const { db, as } = testPromotions();
        const member = await as(name);
        const before = await member.balance();
        expect((await member.deposit(baht, { bonus, id }))['code']).toBe(0);
        const said = shown(bonus, baht);
        const [given] = (await member.bonuses()).mine;
        expect(satangFromBaht(given?.credit ?? 0)).toBe(said?.credit);
        expect(satangFromBaht(given?.turnover.required ?? 0)).toBe(said?.turnover);
        const after = await member.balance();
        expect(Math.round((after - before) * 100)).toBe(baht * 100 + (said?.credit ?? 0));
        const booked = db.get<{ satang: number }>(
          "SELECT satang FROM postings WHERE kind = 'bonus' AND reference = ?",
          given?.id ?? '',
        );
        expect(booked?.satang).toBe(said?.credit);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    countCases(RUNS);
  });
});

it('the displayed credit of a claim equals the ledger posting, to the satang', async () => {
  const { as } = testPromotions();
  const member = await as('promo');
  const offer = await member.offer('cashback');
  const terms = cataloguePromotion('cashback')?.terms;
  if (!offer || !terms || offer.credit === null) throw new Error('No cashback is offered.');
  const said = claimTerms({ terms, credit: satangFromBaht(offer.credit) });
  const { body } = await member.claim('cashback', 'key-0001');
  const given = body.result as unknown as { credit: number; turnover: { required: number } };
  expect(satangFromBaht(given.credit)).toBe(said?.credit);
  expect(satangFromBaht(given.turnover.required)).toBe(said?.turnover ?? satang(0));
});
