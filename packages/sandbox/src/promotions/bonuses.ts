import { type Satang, bahtFromSatang, satang, turnoverOf, type ShippedLocale } from '@brand/domain';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { nextReference } from '../db/nextReference.ts';
import { BONUSES, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { rewardTitle } from '../missions/catalogue.ts';
import { cataloguePromotion } from './catalogue/catalogue.ts';
import type { CataloguePromotion } from './promotion.ts';
import { periodOf } from './promotions.ts';
import { type StoredBonus, turnoverDone } from './turnover.ts';
import type { Wire } from './wirePromotion.ts';

/** A bonus to be given. */
export interface Grant {
  member: string;
  promotion: Pick<CataloguePromotion, 'id' | 'period' | 'terms'>;
  credit: Satang;
  /** The deposit of the bonus; it may be part of the turnover. @default none */
  deposit?: Satang;
  /** Milliseconds since 1970. */
  time: number;
  /** Distinguishes repetitions if the promotion has no limit. */
  each: string;
}

/**
 * Gives a bonus: credits the wallet and sets the required turnover. Returns its reference, or null if the member
 * already had it in this period. Call it inside a transaction.
 */
export function grantBonus({ db }: Context, grant: Grant): string | null {
  const { member, promotion, credit, deposit = satang(0), time, each } = grant;
  const reference = nextReference(db, 'bonuses', time);
  const isNew = db.run(
    `INSERT INTO bonuses (reference, member, promotion, period, credit, required, granted)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (member, promotion, period) DO NOTHING`,
    reference,
    member,
    promotion.id,
    periodOf(promotion, time, each),
    credit,
    turnoverOf(promotion.terms, deposit, credit),
    time,
  );
  if (isNew === 0) return null;
  post(db, {
    time,
    kind: 'bonus',
    reference,
    from: BONUSES,
    to: walletOf(member),
    amount: credit,
  });
  return reference;
}

/** The bonus of that reference. Throws when there is none. */
export function bonusByReference({ db }: Context, reference: string): StoredBonus {
  const bonus = db.get<StoredBonus>('SELECT * FROM bonuses WHERE reference = ?', reference);
  if (!bonus) throw new Error(`There is no bonus ${reference}`);
  return bonus;
}

/** Current and past bonuses of a member, newest first. */
export function bonusesOf({ db }: Context, member: string): readonly StoredBonus[] {
  return db.all<StoredBonus>(
    'SELECT * FROM bonuses WHERE member = ? ORDER BY granted DESC, reference DESC LIMIT 50',
    member,
  );
}

/** A member’s bonus in the fields of the API. */
export function wireBonus(context: Context, bonus: StoredBonus, lang: ShippedLocale): Wire {
  const done = turnoverDone(context, bonus);
  const isOpen = bonus.outcome === null && done < bonus.required;
  return {
    id: bonus.reference,
    promotion: bonus.promotion,
    title:
      cataloguePromotion(bonus.promotion)?.words[lang].title ??
      rewardTitle(bonus.promotion, lang) ??
      bonus.promotion,
    credit: bahtFromSatang(satang(bonus.credit)),
    time: unixSeconds(bonus.granted),
    status: isOpen ? 'running' : (bonus.outcome ?? 'done'),
    turnover: {
      required: bahtFromSatang(satang(bonus.required)),
      done: bahtFromSatang(done),
    },
  };
}
