import { satang } from '@brand/domain';
import { DAY, HOUR } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { walletOf } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { playPast } from '../promotions/seedRounds.ts';

const MEMBER = 'm_0009';
const GAME = 'velvet-baccarat';
const BET = satang(5_000_000);
const EVENINGS = 14;
/** Net result of each evening in percent of the bets: losses are won back by the end. */
const WINS = [195, 0, 105];

/**
 * Two weeks of baccarat evenings for `vip`: 2,100,000 baht of turnover within 30 days, in addition to the deposits of
 * the history. The wallet is unchanged, and the level is high.
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
  for (let ago = EVENINGS; ago > 0; ago -= 1) {
    playPast(context, MEMBER, rounds, { from: clock.now() - ago * DAY - 2 * HOUR });
  }
}
