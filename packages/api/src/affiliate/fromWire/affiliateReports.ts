import type {
  AffiliateDay,
  AffiliateFigures,
  AffiliateMemberReport,
  AffiliateReport,
  AffiliateReportMember,
  Satang,
} from '@brand/domain';
import * as v from 'valibot';
import { count, day, signedBaht } from './affiliate.ts';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { listOf, readable } from '../../client/fromWire/list.ts';
import { flagOrNull, id, orNull, required, unixTime } from '../../client/fromWire/loose.ts';
import { baht } from '../../client/fromWire/money.ts';

const figures = {
  deposit: baht,
  withdraw: baht,
  turnover: baht,
  win_loss: signedBaht,
  commission: baht,
};

type WireFigures = Record<keyof typeof figures, Satang>;

function figuresOf(wire: WireFigures): AffiliateFigures {
  return {
    deposited: wire.deposit,
    withdrawn: wire.withdraw,
    turnover: wire.turnover,
    winLoss: wire.win_loss,
    commission: wire.commission,
  };
}

const reportRow = v.pipe(
  v.object({
    ...figures,
    date: day,
    new_members: count,
    active_members: count,
    credited_at: orNull(unixTime),
  }),
  v.transform((row): AffiliateDay => ({
    ...figuresOf(row),
    day: row.date,
    newMembers: row.new_members,
    activeMembers: row.active_members,
    creditedAt: row.credited_at,
  })),
);

/** Reply of `reportTransaction` → report, and the number of excluded rows. */
export const affiliateReportReply = v.pipe(
  resultOf(
    v.object({
      from: day,
      to: day,
      list: readable(listOf(reportRow)),
      sum: v.object({ ...figures, new_members: count }),
    }),
  ),
  v.transform(({ from, to, list, sum }): { report: AffiliateReport; dropped: number } => ({
    report: {
      from,
      to,
      days: list.items,
      total: { ...figuresOf(sum), newMembers: sum.new_members },
    },
    dropped: list.dropped,
  })),
);

const reportMember = v.pipe(
  v.object({ ...figures, id, name: required, deposits: count, new: flagOrNull }),
  v.transform((row): AffiliateReportMember => ({
    ...figuresOf(row),
    id: row.id,
    name: row.name,
    deposits: row.deposits,
    isNew: row.new ?? false,
  })),
);

/** Reply of `reportDetailTransaction` → its members, and the number of excluded rows. */
export const affiliateMemberReply = v.pipe(
  resultOf(
    v.object({
      from: day,
      to: day,
      settled: v.boolean(),
      list: readable(listOf(reportMember)),
      total: count,
      sum: v.object(figures),
    }),
  ),
  v.transform((wire): { report: AffiliateMemberReport; dropped: number } => ({
    report: {
      from: wire.from,
      to: wire.to,
      settled: wire.settled,
      members: wire.list.items,
      totalMembers: wire.total,
      total: figuresOf(wire.sum),
    },
    dropped: wire.list.dropped,
  })),
);
