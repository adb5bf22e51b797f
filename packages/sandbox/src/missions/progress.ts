import { bangkokDay } from '@brand/domain';
import { gameOf } from '../catalogue/games.ts';
import type { Context } from '../context.ts';
import { walletOf } from '../ledger/accounts.ts';
import type { MissionRun } from './schedule.ts';

/** What a member has reached of a run, in the unit of its goal (satang or a count); it may be above the target. */
export function progressOf(context: Context, member: string, run: MissionRun): number {
  const { unit } = run.mission.goal;
  const { sum, count } = counted(context, member, run);
  return unit === 'baht' ? sum : count;
}

interface Counted {
  sum: number;
  count: number;
}

const NOTHING: Counted = { sum: 0, count: 0 };

function counted({ db }: Context, member: string, { mission, starts, ends }: MissionRun): Counted {
  switch (mission.kind) {
    case 'deposit':
      return (
        db.get<Counted>(
          `SELECT coalesce(sum(satang), 0) AS sum, count(*) AS count FROM postings
           WHERE credit = ? AND kind = 'deposit' AND time >= ? AND time < ?`,
          walletOf(member),
          starts,
          ends,
        ) ?? NOTHING
      );
    case 'play':
      return db
        .all<Counted & { game: string }>(
          `SELECT game, sum(bet) AS sum, count(*) AS count FROM rounds
           WHERE member = ? AND time >= ? AND time < ? GROUP BY game`,
          member,
          starts,
          ends,
        )
        .filter(({ game }) => mission.gameType === null || gameOf(game)?.type === mission.gameType)
        .reduce((all, each) => add(all, each), NOTHING);
    case 'checkin':
      return (
        db.get<Counted>(
          'SELECT 0 AS sum, count(*) AS count FROM check_ins WHERE member = ? AND day >= ? AND day < ?',
          member,
          bangkokDay(starts),
          bangkokDay(ends),
        ) ?? NOTHING
      );
  }
}

function add(one: Counted, other: Counted): Counted {
  return { sum: one.sum + other.sum, count: one.count + other.count };
}
