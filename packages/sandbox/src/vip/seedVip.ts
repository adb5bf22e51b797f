import { satang } from '@brand/domain';
import { DAY, HOUR, startOfBangkokDay } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { walletOf } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { playPast } from '../promotions/seedRounds.ts';

const MEMBER = 'm_0009';
const GAME = 'velvet-baccarat';
const BET = satang(5_000_000);
const AFTERNOONS = 14;
const HOUR_OF_PLAY = 14;
/** After the first deposit of the history, which is 26 days ago. */
const FIRST_AGO = 25;
/** Net result of each afternoon in percent of the bets: losses are won back by the end. */
const WINS = [195, 0, 105];

/**
 * Fourteen afternoons of baccarat for `vip`: 2,100,000 baht of turnover within 30 days, in addition to the deposits of
 * the history. The wallet is unchanged, and the level is high. No afternoon is at a weekend: its turnover would have
 * won a prize in the weekend league, and the history has none.
 */
export function seedVip(context: Context): void {
  const { db, clock } = context;
  const isThere = db.get('SELECT 1 FROM members WHERE id = ?', MEMBER) !== undefined;
  if (!isThere || balanceOf(db, walletOf(MEMBER)) < BET) return;
  const rounds = WINS.map((percent) => ({
    game: GAME,
    bet: BET,
    win: satang((BET * percent) / 100),
  }));
  const today = startOfBangkokDay(clock.now());
  const days = Array.from({ length: FIRST_AGO }, (_, at) => today - (FIRST_AGO - at) * DAY);
  for (const day of days.filter(isWorkday).slice(-AFTERNOONS)) {
    playPast(context, MEMBER, rounds, { from: day + HOUR_OF_PLAY * HOUR });
  }
}

/** Whether a day in Bangkok, by its start, is from Monday to Friday. */
function isWorkday(start: number): boolean {
  // Noon in Bangkok is on the same weekday in UTC.
  const weekday = new Date(start + DAY / 2).getUTCDay();
  return weekday > 0 && weekday < 6;
}
