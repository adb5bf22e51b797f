import { satang } from '@brand/domain';
import { DAY, HOUR, MINUTE, startOfBangkokDay } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { grantBonus } from './bonuses.ts';
import { catalogue, cataloguePromotion } from './catalogue/catalogue.ts';
import { events } from './catalogue/events.ts';
import { inviteMember, startDepositPromotion } from './depositPromotion.ts';
import { startOfBangkokWeek } from './promotions.ts';
import { startRegistrationCampaign } from './registration.ts';
import { type PastRound, playPast } from './seedRounds.ts';
import { endLostBonuses } from './turnover.ts';

const PROMO = 'm_0011';
const EMPTY = 'm_0004';

/** Seeds opening times of promotions and events, the registration promotion, and bonuses of members. */
export function seedPromotions(context: Context): void {
  const { db, clock, rules } = context;
  const today = startOfBangkokDay(clock.now());
  for (const { id, open } of catalogue) {
    const [from, to] = [today + open.from * DAY, open.to === null ? null : today + open.to * DAY];
    db.run('INSERT INTO promotions (id, starts, ends) VALUES (?, ?, ?)', id, from, to);
  }
  for (const { id, open } of events) {
    const [from, to] = [today + open.from * DAY, today + open.to * DAY];
    db.run('INSERT INTO events (id, starts, ends) VALUES (?, ?, ?)', id, from, to);
  }
  startRegistrationCampaign(context, rules.promotionCountdown);
  if (db.get('SELECT 1 FROM members WHERE id = ?', PROMO)) seedPromo(context);
  if (db.get('SELECT 1 FROM members WHERE id = ?', EMPTY)) seedEmpty(context);
}

/** One bonus with complete turnover, one with open turnover, a loss of last week, and a deposit promotion. */
function seedPromo(context: Context): void {
  const now = context.clock.now();
  give(context, PROMO, { id: 'sign-up', credit: 50, deposit: 0, time: now - 9 * DAY - 5 * HOUR });
  playPast(context, PROMO, rounds('reef-rumble', 50, [0, 120, 0, 0, 75, 90, 0, 60, 125, 0]), {
    from: now - 9 * DAY - 2 * HOUR,
  });
  playPast(context, PROMO, rounds('durian-riot', 70, [0, 0, 140, 0, 0]), {
    from: startOfBangkokWeek(now) - 12 * HOUR,
  });
  const deposited = now - 3 * DAY - 5 * HOUR - 50 * MINUTE;
  give(context, PROMO, { id: 'fishing', credit: 225, deposit: 1500, time: deposited });
  playPast(context, PROMO, rounds('koi-pond-shooter', 150, [0, 300, 0, 0, 420, 0, 280, 0, 250]), {
    from: deposited + 10 * MINUTE,
  });
  startDepositPromotion(context, PROMO, context.rules.promotionCountdown);
  inviteMember(context, PROMO);
}

/** A bonus that was played away together with its deposit. */
function seedEmpty(context: Context): void {
  const deposited = context.clock.now() - 20 * DAY - 4 * HOUR - 20 * MINUTE;
  give(context, EMPTY, { id: 'welcome', credit: 500, deposit: 500, time: deposited });
  playPast(context, EMPTY, rounds('durian-riot', 250, [0, 0]), { from: deposited + 10 * MINUTE });
  endLostBonuses(context);
}

function give(
  context: Context,
  member: string,
  given: { id: string; credit: number; deposit: number; time: number },
): void {
  const promotion = cataloguePromotion(given.id);
  if (!promotion) throw new Error(`There is no promotion ${given.id}`);
  grantBonus(context, {
    member,
    promotion,
    credit: satang(given.credit * 100),
    deposit: satang(given.deposit * 100),
    time: given.time,
    each: given.id,
  });
}

/** Rounds of one game with the same bet, by their wins; in baht. */
function rounds(game: string, bet: number, wins: readonly number[]): readonly PastRound[] {
  return wins.map((win) => ({ game, bet: satang(bet * 100), win: satang(win * 100) }));
}
