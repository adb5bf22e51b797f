import { type DepositLimit, type DepositLimits, LIMIT_PERIODS } from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { unixTime } from '../../client/fromWire/loose.ts';
import { baht, exactBaht } from '../../client/fromWire/money.ts';

const period = v.picklist(LIMIT_PERIODS);

/** A limit of 0 would forbid every deposit; the API never sets it. */
const limit = v.nullable(
  v.pipe(
    exactBaht,
    v.check((amount) => amount > 0, 'no limit'),
  ),
);

const entry = v.pipe(
  v.object({
    period,
    limit,
    used: baht,
    left: v.nullable(baht),
    resets_at: unixTime,
    pending: v.nullable(v.object({ limit, from: unixTime })),
  }),
  v.check((each) => (each.limit === null) === (each.left === null), 'left of no limit'),
  v.transform(({ resets_at: renewsAt, ...same }): DepositLimit => ({ ...same, renewsAt })),
);

/**
 * Reply of the deposit limits. Nothing is excluded: a malformed limit would look like no limit. Invalid if a period is
 * missing or duplicated, or if no limit is possible.
 */
export const depositLimitsReply = v.pipe(
  resultOf(v.object({ min: exactBaht, max: exactBaht, limits: v.array(entry) })),
  v.check(({ min, max }) => min > 0 && min <= max, 'no limit would fit'),
  v.check(
    ({ limits }) =>
      limits.length === LIMIT_PERIODS.length &&
      LIMIT_PERIODS.every((each) => limits.some((one) => one.period === each)),
    'not one for each period',
  ),
  v.transform(({ min, max, limits }): DepositLimits => ({
    least: min,
    most: max,
    limits: LIMIT_PERIODS.flatMap((each) => limits.filter((one) => one.period === each)),
  })),
);

/** Reply of a started break → its end, in ms since 1970. */
export const breakReply = resultOf(v.object({ until: unixTime }));
