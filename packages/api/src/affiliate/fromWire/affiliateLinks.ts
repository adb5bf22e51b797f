import { type AffiliateLinkResult, type AffiliateLinkReport, isLinkName } from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { listOf, readable } from '../../client/fromWire/list.ts';
import { baht } from '../../client/fromWire/money.ts';
import { count, day } from './affiliate.ts';

const figures = { visits: count, sign_ups: count, first_deposits: count, first_deposit: baht };
const wireFigures = v.object(figures);

function figuresOf(wire: v.InferOutput<typeof wireFigures>): AffiliateLinkReport['total'] {
  return {
    visits: wire.visits,
    signUps: wire.sign_ups,
    firstDeposits: wire.first_deposits,
    deposited: wire.first_deposit,
  };
}

const row = v.pipe(
  v.object({ ...figures, link: v.nullish(v.pipe(v.string(), v.check(isLinkName))) }),
  v.transform((wire): AffiliateLinkResult => ({ ...figuresOf(wire), name: wire.link ?? null })),
);

/** Reply of `linkReport` → its links, and the number of excluded rows. */
export const affiliateLinksReply = v.pipe(
  resultOf(v.object({ from: day, to: day, list: readable(listOf(row)), sum: wireFigures })),
  v.transform(({ from, to, list, sum }): { report: AffiliateLinkReport; dropped: number } => ({
    report: { from, to, links: list.items, total: figuresOf(sum) },
    dropped: list.dropped,
  })),
);
