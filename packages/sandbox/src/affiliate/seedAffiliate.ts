import {
  AFFILIATE_REPORT_DAYS,
  AFFILIATE_UPDATE_HOUR,
  affiliateWindow,
  bangkokDay,
  bangkokDayStart,
  lastAffiliateUpdate,
  satang,
  shiftDay,
} from '@brand/domain';
import { DAY, HOUR, MINUTE } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { openWallet } from '../ledger/accounts.ts';
import { openAffiliateAccount } from './affiliateAccount.ts';
import { countActivity, endOfDay, storeDays } from './affiliateDays.ts';
import { writeAffiliateState } from './affiliateState.ts';
import { type Friend, FRIENDS_UPLINE, friends } from './friends.ts';
import { playFriends } from './playFriends.ts';
import { creditDays, creditTime } from './settleAffiliates.ts';
import { moveIncome } from './withdrawIncome.ts';

/** On the third of each month `aff` withdraws this share of the balance, in percent. */
const WITHDRAWN = 80;
const WITHDRAWN_ON = 3;

/**
 * Seeds three months of affiliate history for `aff`: referred members, their deposits, rounds and withdrawals in the
 * ledger, the figures counted from them, the commission, and one withdrawal per month. `demo` has a link without
 * referred members.
 */
export function seedAffiliate(context: Context): void {
  const { db, clock, rules } = context;
  const update = lastAffiliateUpdate(clock.now());
  writeAffiliateState(db, { covered: bangkokDayStart(bangkokDay(update)), updated: update });
  const upline = db.get<{ password: string }>(
    'SELECT password FROM members WHERE id = ?',
    FRIENDS_UPLINE,
  );
  if (!upline) return;
  const today = bangkokDayStart(bangkokDay(clock.now()));
  for (const friend of friends) {
    addFriend(context, friend, upline.password, joinedAt(friend, today, clock.now()));
  }
  const last = shiftDay(bangkokDay(update), -1);
  openAffiliateAccount(db, FRIENDS_UPLINE);
  for (let ago = AFFILIATE_REPORT_DAYS - 1; ago >= 0; ago -= 1) {
    const day = shiftDay(last, -ago);
    playFriends(context, day, bangkokDayStart(day));
    const span = { from: bangkokDayStart(day), until: endOfDay(day) };
    const rows = countActivity(db, span, rules.affiliate.rates);
    storeDays(db, rows);
    creditDays(context, rows, Infinity, creditTime);
    withdrawOn(context, creditTime(day));
  }
}

function joinedAt({ index, joinedAgo }: Friend, today: number, now: number): number {
  const time = today - joinedAgo * DAY + (9 + (index % 13)) * HOUR + (index % 60) * MINUTE;
  return Math.min(time, now);
}

function addFriend({ db }: Context, friend: Friend, password: string, joined: number): void {
  db.run(
    `INSERT INTO members (id, username, password, firstname, lastname, bank, bank_number, group_bank, group_id, upline,
     joined) VALUES (?, ?, ?, ?, ?, 'kbank', ?, 'A', 'g1', ?, ?)`,
    friend.id,
    friend.username,
    password,
    friend.firstname,
    friend.lastname,
    String(3_100_000_017 + friend.index * 9_999_991),
    FRIENDS_UPLINE,
    joined,
  );
  openWallet(db, friend.id);
}

/** Withdraws income at noon, an hour after that update, if it is the withdrawal day and not the current day. */
function withdrawOn(context: Context, update: number): void {
  const { db, clock } = context;
  const time = update + (12 - AFFILIATE_UPDATE_HOUR) * HOUR;
  const day = bangkokDay(time);
  const isDay = Number(day.slice(8)) === WITHDRAWN_ON && affiliateWindow(time).open;
  if (!isDay || day === bangkokDay(clock.now())) return;
  const row = db.get<{ balance: number }>(
    'SELECT balance FROM accounts WHERE id = ?',
    openAffiliateAccount(db, FRIENDS_UPLINE),
  );
  const amount = Math.floor(((row?.balance ?? 0) * WITHDRAWN) / 1_000_000) * 10_000;
  if (amount > 0) moveIncome(context, { member: FRIENDS_UPLINE, amount: satang(amount), time });
}
