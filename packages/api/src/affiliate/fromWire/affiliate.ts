import {
  type AffiliateLeader,
  type AffiliateMember,
  type AffiliateTransaction,
  type AffiliateWithdrawBlock,
  type Satang,
  GAME_TYPES,
  isBangkokDay,
  satang,
  satangFromBaht,
} from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { listOf, readable } from '../../client/fromWire/list.ts';
import {
  countOrNull,
  id,
  orNull,
  required,
  textOrNull,
  unixTime,
} from '../../client/fromWire/loose.ts';
import { baht, exactBaht } from '../../client/fromWire/money.ts';

/** A count. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A day in Bangkok. */
export const day = v.pipe(v.string(), v.check(isBangkokDay));
/** Baht that may be negative. */
export const signedBaht = v.pipe(
  v.number(),
  v.minValue(-1e10),
  v.maxValue(1e10),
  v.transform((amount): Satang => satangFromBaht(amount)),
);
const nothing = satang(0);

const BLOCKS: Readonly<Record<number, AffiliateWithdrawBlock>> = {
  1002: 'belowMinimum',
  1004: 'oncePerDay',
  1005: 'window',
};

const terms = v.pipe(
  v.object({
    allowed: v.boolean(),
    reason: v.nullish(v.number()),
    min: exactBaht,
    next_open: orNull(unixTime),
    closes_at: orNull(unixTime),
  }),
  v.transform(({ allowed, reason, min, next_open, closes_at }): AffiliateLeader['withdraw'] => ({
    minimum: min,
    block: allowed ? null : (BLOCKS[reason ?? 0] ?? 'other'),
    opensAt: next_open,
    closesAt: closes_at,
  })),
);

const rate = v.object({
  type: v.picklist(GAME_TYPES),
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});

const people = v.object({
  total: count,
  active: countOrNull,
  new_today: countOrNull,
  new_month: countOrNull,
});

/** Reply of `getDetailLeader` → the affiliate figures. Unknown game types are ignored. */
export const affiliateLeaderReply = v.pipe(
  resultOf(
    v.object({
      id,
      code: required,
      rates: listOf(rate),
      balance: exactBaht,
      income: v.object({ today: baht, yesterday: baht, month: baht }),
      total_income: orNull(baht),
      total_withdrawn: orNull(baht),
      updated_at: orNull(unixTime),
      next_update: unixTime,
      visits: orNull(v.object({ today: count, month: count })),
      members: people,
      withdraw: terms,
    }),
  ),
  v.transform((leader): AffiliateLeader => ({
    id: leader.id,
    code: leader.code,
    rates: leader.rates.items,
    balance: leader.balance,
    income: leader.income,
    totalIncome: leader.total_income ?? leader.income.month,
    totalWithdrawn: leader.total_withdrawn ?? nothing,
    updatedAt: leader.updated_at,
    nextUpdateAt: leader.next_update,
    visits: leader.visits && { today: leader.visits.today, thisMonth: leader.visits.month },
    members: {
      total: leader.members.total,
      active: leader.members.active ?? 0,
      joinedToday: leader.members.new_today ?? 0,
      joinedThisMonth: leader.members.new_month ?? 0,
    },
    withdraw: leader.withdraw,
  })),
);

const member = v.pipe(
  v.object({
    id,
    name: required,
    joined_at: orNull(unixTime),
    deposits: count,
    deposit: baht,
    turnover: baht,
    commission: baht,
    last_active: orNull(day),
  }),
  v.transform((row): AffiliateMember => ({
    id: row.id,
    name: row.name,
    joinedAt: row.joined_at,
    deposits: row.deposits,
    deposited: row.deposit,
    turnover: row.turnover,
    commission: row.commission,
    lastActive: row.last_active,
  })),
);

/** One page of an affiliate list. */
export interface AffiliatePage<Row> {
  readonly rows: readonly Row[];
  /** Rows on all pages. */
  readonly total: number;
  /** Number of malformed rows that were excluded from this page; they count for `skip`. */
  readonly dropped: number;
}

function pageOf<Row>(row: v.GenericSchema<unknown, Row>) {
  return v.pipe(
    resultOf(v.object({ list: readable(listOf(row)), total: countOrNull })),
    v.transform(({ list, total }): AffiliatePage<Row> => ({
      rows: list.items,
      total: total ?? list.items.length,
      dropped: list.dropped,
    })),
  );
}

/** Reply of `memberList` → page. */
export const affiliateMembersReply = pageOf(member);

const TYPES = ['commission', 'withdraw', 'adjust'] as const;

const transaction = v.pipe(
  v.object({
    id,
    time: unixTime,
    type: required,
    amount: signedBaht,
    balance: signedBaht,
    date: orNull(day),
    ref: textOrNull,
  }),
  v.transform((row): AffiliateTransaction => ({
    id: row.id,
    time: row.time,
    type: TYPES.find((type) => type === row.type) ?? 'other',
    rawType: row.type,
    amount: row.amount,
    balance: row.balance,
    day: row.date,
    reference: row.ref,
  })),
);

/** Reply of `transaction` → page. */
export const affiliateTransactionsReply = pageOf(transaction);

/** Receipt of a withdrawal of income. */
export interface AffiliateReceipt {
  /** Time in ms since 1970; null if the API does not return it. */
  readonly at: number | null;
  /** Remaining income; null if the API does not return it. */
  readonly balance: Satang | null;
  readonly reference: string | null;
  /** When the calendar allows the next one; null if the API does not return it. */
  readonly opensAt: number | null;
}

/** Reply of `withdraw` → receipt. */
export const affiliateWithdrawReply = v.pipe(
  v.object({
    result: v.nullish(
      v.object({
        date: orNull(unixTime),
        balance: orNull(baht),
        ref: textOrNull,
        next_open: orNull(unixTime),
      }),
    ),
  }),
  v.transform(({ result }): AffiliateReceipt => ({
    at: result?.date ?? null,
    balance: result?.balance ?? null,
    reference: result?.ref ?? null,
    opensAt: result?.next_open ?? null,
  })),
);

const refusal = v.object({
  min: orNull(baht),
  result: orNull(v.object({ next_open: orNull(unixTime) })),
});

/** Details of a refused `withdraw`: the minimum (1002) and the next opening time (1004, 1005). */
export function affiliateWithdrawRefusal(body: unknown): {
  readonly minimum: Satang | null;
  readonly opensAt: number | null;
} {
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) return { minimum: null, opensAt: null };
  return { minimum: parsed.output.min, opensAt: parsed.output.result?.next_open ?? null };
}
