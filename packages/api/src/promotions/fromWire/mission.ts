import {
  type CheckIn,
  type CheckInDay,
  type FreeSpins,
  GAME_TYPES,
  type Mission,
  type MissionGoal,
  type MissionKind,
  type MissionState,
  type Reward,
  type RewardGame,
} from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { listOf, readable } from '../../client/fromWire/list.ts';
import { count, id, image, orNull, unixTime } from '../../client/fromWire/loose.ts';
import { exactBaht } from '../../client/fromWire/money.ts';
import { title } from '../../client/fromWire/title.ts';
import { scheduleFields } from './promotion.ts';

const KINDS = { play: 'play', deposit: 'deposit', checkin: 'checkIn' } as const satisfies Record<
  string,
  MissionKind
>;
const STATES = {
  running: 'running',
  to_collect: 'toCollect',
  collected: 'collected',
  ended: 'ended',
} as const satisfies Record<string, MissionState>;

/** A known word of the API → the domain's. */
function word<const Words extends Record<string, string>>(words: Words) {
  return v.pipe(
    v.picklist(Object.keys(words) as (keyof Words & string)[]),
    v.transform((known) => words[known]),
  );
}

const positive = v.pipe(count, v.minValue(1));
const positiveBaht = v.pipe(
  exactBaht,
  v.check((amount) => amount > 0),
);

const rewardGame = v.pipe(
  v.object({ _id: id, name: title, img: image }),
  v.transform(({ _id, name, img }): RewardGame => ({ id: _id, name, image: img })),
);

const reward = v.union([
  v.pipe(
    v.object({ type: v.literal('credit'), credit: positiveBaht, turnover: exactBaht }),
    v.transform(({ credit, turnover }): Reward => ({ kind: 'credit', credit, turnover })),
  ),
  v.pipe(
    v.object({
      type: v.literal('freespin'),
      spins: positive,
      bet: positiveBaht,
      valid_days: positive,
      game: rewardGame,
    }),
    v.transform(({ spins, bet, game, valid_days }): Reward => ({
      kind: 'freeSpins',
      spins,
      bet,
      game,
      validDays: valid_days,
    })),
  ),
]);

const fields = {
  id,
  title,
  summary: v.string(),
  kind: word(KINDS),
  game_type: orNull(v.picklist(GAME_TYPES)),
  reward,
  state: word(STATES),
  ...scheduleFields,
};

/** Mission list entry → mission. Amount and count of its goal are different types. */
const mission = v.pipe(
  v.union([
    v.object({ ...fields, unit: v.literal('baht'), target: positiveBaht, done: exactBaht }),
    v.object({ ...fields, unit: v.literal('count'), target: positive, done: count }),
  ]),
  v.transform((entry): Mission => ({
    id: entry.id,
    title: entry.title,
    summary: entry.summary,
    kind: entry.kind,
    gameType: entry.game_type,
    goal: { unit: entry.unit, target: entry.target, done: entry.done } as MissionGoal,
    reward: entry.reward,
    state: entry.state,
    startsAt: entry.starts,
    endsAt: entry.ends,
  })),
);

const checkInDay = v.pipe(
  v.object({ day: positive, collected: v.boolean(), reward }),
  v.transform((entry): CheckInDay => entry),
);

/** The check-in. A day that cannot be read makes it malformed: the series would have a gap. */
const checkIn = v.pipe(
  v.object({
    day: positive,
    done: v.boolean(),
    next_at: unixTime,
    days: v.pipe(v.array(checkInDay), v.minLength(1)),
  }),
  v.check(({ day, days }) => days.some((each) => each.day === day), 'today is not in the series'),
  v.transform(({ day, done, days, next_at }): CheckIn => ({ day, done, days, nextAt: next_at })),
);

/** Mission list reply → missions and check-in. A malformed check-in counts as none. */
export const missionsReply = resultOf(
  v.object({
    protected: v.boolean(),
    checkin: orNull(checkIn),
    list: readable(listOf(mission)),
  }),
);

/** Collect reply → the collected mission. */
export const collectReply = resultOf(mission);

/** Check-in reply → the series after it. */
export const checkInReply = resultOf(checkIn);

const freeSpins = v.pipe(
  v.object({
    id,
    game: rewardGame,
    total: positive,
    left: count,
    bet: positiveBaht,
    expires: unixTime,
  }),
  v.transform(({ expires, ...spins }): FreeSpins => ({ ...spins, expiresAt: expires })),
);

/** Free spins reply → free spins. */
export const freeSpinsReply = resultOf(v.object({ list: readable(listOf(freeSpins)) }));
