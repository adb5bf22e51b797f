import type { VipLevel, VipProgramme, VipStanding } from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { listOf, readable } from '../../client/fromWire/list.ts';
import { colorOrNull, flagOrNull, orNull, required } from '../../client/fromWire/loose.ts';
import { baht } from '../../client/fromWire/money.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const level = v.pipe(
  v.object({
    level: count,
    name: required,
    color: colorOrNull,
    turnover: baht,
    deposit: baht,
    benefits: listOf(required),
  }),
  v.transform((wire): VipLevel => ({
    level: wire.level,
    name: wire.name,
    color: wire.color,
    turnover: wire.turnover,
    deposits: wire.deposit,
    benefits: wire.benefits.items,
  })),
);

const own = v.pipe(
  v.object({
    level: count,
    granted: flagOrNull,
    turnover: baht,
    deposit: baht,
    next: v.nullable(v.object({ level: count, turnover_left: baht, deposit_left: baht })),
  }),
  v.transform((wire): VipStanding => ({
    level: wire.level,
    granted: wire.granted ?? false,
    turnover: wire.turnover,
    deposits: wire.deposit,
    next: wire.next && {
      level: wire.next.level,
      turnoverLeft: wire.next.turnover_left,
      depositsLeft: wire.next.deposit_left,
    },
  })),
);

/** Reply of the VIP levels → programme, lowest level first, and the number of excluded levels. */
export const vipReply = v.pipe(
  resultOf(
    v.object({
      period_days: v.pipe(count, v.minValue(1)),
      levels: readable(listOf(level)),
      own: orNull(own),
    }),
  ),
  v.transform((wire): { programme: VipProgramme; dropped: number } => ({
    programme: {
      periodDays: wire.period_days,
      levels: [...wire.levels.items].sort((left, right) => left.level - right.level),
      standing: wire.own,
    },
    dropped: wire.levels.dropped,
  })),
);
