import type { Context } from '../context.ts';
import { progressOf } from '../missions/progress.ts';
import { missionRuns } from '../missions/schedule.ts';

/** Rewards without their posting or before their goal, and more free rounds than free spins. */
export function missionDisagreements(context: Context): string[] {
  return [...unposted(context), ...tooEarly(context), ...tooManyRounds(context)];
}

/** A credit of a mission or a check-in is posted once, with its amount, to the wallet of the member. */
function unposted({ db }: Context): string[] {
  const rows = db.all<{ member: string; bonus: string }>(
    `SELECT given.member, bonus FROM
       (SELECT member, bonus FROM mission_rewards UNION ALL SELECT member, bonus FROM check_ins) AS given
     JOIN bonuses ON bonuses.reference = bonus
     WHERE NOT EXISTS (SELECT 1 FROM postings WHERE kind = 'bonus' AND postings.reference = bonus
       AND credit = 'wallet:' || given.member AND satang = bonuses.credit)`,
  );
  return rows.map(({ member, bonus }) => `${member}: the reward ${bonus} is not in the wallet.`);
}

function tooEarly(context: Context): string[] {
  const runs = missionRuns(context);
  const rows = context.db.all<{ member: string; mission: string }>(
    'SELECT member, mission FROM mission_rewards',
  );
  return rows.flatMap(({ member, mission: id }) => {
    const run = runs.find((each) => each.id === id);
    // The schedule reaches back two weeks.
    const reached = !run || progressOf(context, member, run) >= run.mission.goal.target;
    return reached ? [] : [`${member}: ${id} was rewarded before it was reached.`];
  });
}

function tooManyRounds({ db }: Context): string[] {
  const rows = db.all<{ reference: string }>(
    `SELECT reference FROM free_spins
     WHERE (SELECT count(*) FROM free_rounds WHERE spins = reference) > total`,
  );
  return rows.map(({ reference }) => `${reference}: more rounds than free spins.`);
}
