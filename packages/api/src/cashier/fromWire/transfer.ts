import { type TransferReceipt, type TransferReport, bahtFromSatang } from '@brand/domain';
import * as v from 'valibot';
import type { WireSchema } from '../../client/wire.ts';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { id } from '../../client/fromWire/loose.ts';
import { exactBaht } from '../../client/fromWire/money.ts';

const MS_PER_SECOND = 1000;
const MICRO_PER_USDT = 1_000_000;

/** Transfer report → request body. At most seven digits before and six after the decimal point are exact in a float. */
export function wireTransfer(report: TransferReport): WireSchema<'TransferRequest'> {
  const slip = {
    id: report.channelId,
    time: Math.floor(report.paidAt / MS_PER_SECOND),
    ref: report.reference,
    ...(report.bonus !== null && { bonus: report.bonus }),
  };
  return report.kind === 'usdt'
    ? { ...slip, type: report.kind, amount: report.amount / MICRO_PER_USDT }
    : { ...slip, type: report.kind, amount: bahtFromSatang(report.amount) };
}

/** Reply of `transfer` → receipt. */
export const transferReply = v.pipe(
  resultOf(v.object({ id, ref: id, amount: exactBaht })),
  v.transform(({ id: row, ref, amount }): TransferReceipt => ({ id: row, reference: ref, amount })),
);
