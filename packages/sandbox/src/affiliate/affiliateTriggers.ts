import { type Satang, bahtFromSatang, formatSatang, parseSatang, satang } from '@brand/domain';
import { games } from '../catalogue/games.ts';
import type { Context } from '../context.ts';
import type { Trigger } from '../control/trigger.ts';
import { PASSWORD } from '../db/seed/accounts.ts';
import { invalidField } from '../http/refusal.ts';
import { countVisit } from '../join/affiliateLinks.ts';
import { registerMember } from '../join/registerMember.ts';
import { ADJUSTMENTS } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { memberByUsername } from '../members/members.ts';
import { affiliateBalance, openAffiliateAccount } from './affiliateAccount.ts';
import { affiliateState } from './affiliateState.ts';
import { playForFriend } from './playFriends.ts';
import { updateAffiliatesNow } from './settleAffiliates.ts';

type Fields = Readonly<Record<string, string>>;

/** A member given by id or user name, as the control page or a user sends it. */
function memberOf({ db }: Context, fields: Fields, name: string): { id: string; username: string } {
  const given = fields[name] ?? '';
  const member = db.get<{ id: string; username: string }>(
    'SELECT id, username FROM members WHERE id = ?1 OR username = ?1',
    given,
  );
  if (!member) throw invalidField(name);
  return member;
}

function amountOf(fields: Fields, name: string): Satang {
  const amount = parseSatang(fields[name] ?? '');
  if (amount === null) throw invalidField(name);
  return amount;
}

function freePhone({ db, random }: Context): string {
  for (;;) {
    const phone = `08${String(random.below(100_000_000)).padStart(8, '0')}`;
    if (!db.get('SELECT 1 FROM members WHERE phone = ? OR username = ?', phone, phone))
      return phone;
  }
}

function freeName(context: Context): string {
  for (let number = 1; ; number += 1) {
    const name = `friend${number}`;
    if (!memberByUsername(context, name)) return name;
  }
}

const friendJoins: Trigger = {
  id: 'affiliate-friend-joins',
  group: 'affiliate',
  title: 'A referred member joins',
  explains:
    'A visitor signs up through this member’s link. The member list and its figures show it immediately.',
  fields: [{ name: 'member', label: 'Referrer', kind: 'member', value: 'm_0010' }],
  pull(context, fields) {
    const upline = memberOf(context, fields, 'member');
    const phone = freePhone(context);
    // A friend who signs up through a link has visited it.
    countVisit(context, { affiliate: upline.id, link: null, visitor: undefined });
    const friend = registerMember(context, {
      phone,
      username: freeName(context),
      password: PASSWORD,
      firstname: 'เพื่อน',
      lastname: 'ใหม่',
      bank: 'kbank',
      number: `1${phone.slice(1)}`,
      upline: upline.id,
    });
    return `${friend.username} (password ${PASSWORD}) has joined under ${upline.username}.`;
  },
};

const friendPlays: Trigger = {
  id: 'affiliate-friend-deposits',
  group: 'affiliate',
  title: 'A referred member deposits and plays',
  explains:
    'A referred member deposits the amount and bets it on a slot; half of it is won back. It counts at the next update.',
  fields: [
    { name: 'friend', label: 'Referred member', kind: 'member', value: 'f_0001' },
    { name: 'amount', label: 'Baht', kind: 'text', value: '1000' },
  ],
  pull(context, fields) {
    const { db, clock } = context;
    const friend = memberOf(context, fields, 'friend');
    const row = db.get<{ upline: string | null }>(
      'SELECT upline FROM members WHERE id = ?',
      friend.id,
    );
    if (!row?.upline) throw invalidField('friend');
    const deposit = amountOf(fields, 'amount');
    if (deposit === 0) throw invalidField('amount');
    const slot = games.find((game) => game.type === 'slot');
    if (!slot) throw invalidField('friend');
    const round = { game: slot.code, type: slot.type, bet: deposit, win: Math.floor(deposit / 2) };
    // Just in the past, so that an immediate update counts it; never in a period that is already counted.
    const time = Math.max(clock.now() - 1, affiliateState(db)?.covered ?? 0);
    playForFriend(db, friend.id, { deposit, rounds: [round], withdrawal: 0 }, time, 0);
    return `${friend.username} has deposited ${formatSatang(deposit)} baht and bet it.`;
  },
};

const updateNow: Trigger = {
  id: 'affiliate-update',
  group: 'affiliate',
  title: 'The daily update runs now',
  explains:
    'Counts the activity of referred members up to now and credits its commission, before 11:00.',
  pull(context) {
    const credited = satang(updateAffiliatesNow(context));
    return `Commission of ${formatSatang(credited)} baht was credited.`;
  },
};

const setBalance: Trigger = {
  id: 'affiliate-balance',
  group: 'affiliate',
  title: 'Set the affiliate balance',
  explains: 'A manual correction through the ledger; it is in the member’s transactions.',
  fields: [
    { name: 'member', label: 'Member', kind: 'member', value: 'm_0010' },
    { name: 'amount', label: 'Baht', kind: 'text', value: '5000' },
  ],
  pull(context, fields) {
    const { db, clock, random } = context;
    const member = memberOf(context, fields, 'member');
    const wanted = amountOf(fields, 'amount');
    const missing = wanted - affiliateBalance(db, member.id);
    const account = openAffiliateAccount(db, member.id);
    if (missing !== 0) {
      post(db, {
        time: clock.now(),
        kind: 'affiliate-adjustment',
        reference: `J${random.token(6)}`,
        from: missing > 0 ? ADJUSTMENTS : account,
        to: missing > 0 ? account : ADJUSTMENTS,
        amount: satang(Math.abs(missing)),
      });
    }
    return `${member.username} has ${bahtFromSatang(wanted)} baht of affiliate income.`;
  },
};

/** Triggers for affiliates and the members they referred. */
export const affiliateTriggers: readonly Trigger[] = [
  friendJoins,
  friendPlays,
  updateNow,
  setBalance,
];
