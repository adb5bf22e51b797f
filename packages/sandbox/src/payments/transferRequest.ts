import { type TransferReport, microUsdt, satangFromBaht } from '@brand/domain';
import * as v from 'valibot';
import { SECOND } from '../clock/units.ts';
import { text, wholeNumber } from '../http/validate.ts';
import { bonusChoice } from './chosenBonus.ts';

const MOST = 9_999_999;
const MICRO_PER_USDT = 1_000_000;
/** Tolerance for floating-point errors: far below one millionth of a USDT. */
const FLOAT_NOISE = 1e-2;

const slip = {
  id: text(1, 64),
  time: wholeNumber(0, 8_640_000_000_000),
  ref: v.nullish(v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:/-]{6,128}$/)), null),
  bonus: bonusChoice,
};

const usdtAmount = v.pipe(
  v.number(),
  v.minValue(1 / MICRO_PER_USDT),
  v.maxValue(MOST),
  v.check(
    (usdt) => Math.abs(usdt * MICRO_PER_USDT - Math.round(usdt * MICRO_PER_USDT)) < FLOAT_NOISE,
  ),
);

/** Parses the body of the transfer call. */
export const TransferRequest = v.pipe(
  v.variant('type', [
    v.object({ type: v.picklist(['bank', 'truewallet']), amount: wholeNumber(1, MOST), ...slip }),
    v.object({ type: v.literal('usdt'), amount: usdtAmount, ...slip }),
  ]),
  v.transform(({ type, id, amount, time, ref, bonus }): TransferReport => {
    const told = { channelId: id, paidAt: time * SECOND, reference: ref, bonus };
    return type === 'usdt'
      ? { ...told, kind: type, amount: microUsdt(Math.round(amount * MICRO_PER_USDT)) }
      : { ...told, kind: type, amount: satangFromBaht(amount) };
  }),
);
