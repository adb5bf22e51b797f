import type { Context } from '../context.ts';
import { limitsOf } from '../protection/depositLimits.ts';
import { progressOf } from './progress.ts';
import { type MissionRun, missionRuns } from './schedule.ts';

/** A run of a mission with what a member has reached of it. */
export interface OwnMission extends MissionRun {
  /** In the unit of the goal, at most its target. */
  done: number;
  state: 'running' | 'to_collect' | 'collected' | 'ended';
}

/**
 * Whether nothing may ask this member to play or to deposit: one of the own deposit limits leaves nothing. A break ends
 * all sessions, so that a member on a break asks for nothing.
 */
export function isProtected(context: Context, member: string): boolean {
  return limitsOf(context, member).some(({ left }) => left === 0);
}

/** The run of that id for a member, or undefined if there is none any more. */
export function ownMission(context: Context, member: string, id: string): OwnMission | undefined {
  const run = missionRuns(context).find((each) => each.id === id);
  return run && withProgress(context, member, run);
}

/**
 * The missions that a member sees: current ones, earlier ones with an uncollected reward, and ended campaigns. A protected
 * member sees only what was earned.
 */
export function ownMissions(context: Context, member: string): readonly OwnMission[] {
  const now = context.clock.now();
  const guarded = isProtected(context, member);
  return missionRuns(context)
    .map((run) => withProgress(context, member, run))
    .filter(({ mission, ends, state }) => {
      if (state === 'to_collect') return true;
      if (guarded) return state === 'collected' && ends > now;
      return ends > now || mission.rhythm === 'once';
    });
}

function withProgress(context: Context, member: string, run: MissionRun): OwnMission {
  const { target } = run.mission.goal;
  const done = Math.min(target, progressOf(context, member, run));
  const state = stateOf(context, member, run, done);
  return { ...run, done, state };
}

function stateOf(
  { db, clock }: Context,
  member: string,
  { id, mission, ends }: MissionRun,
  done: number,
): OwnMission['state'] {
  const given = db.get(
    'SELECT 1 FROM mission_rewards WHERE member = ? AND mission = ?',
    member,
    id,
  );
  if (given) return 'collected';
  if (done >= mission.goal.target) return 'to_collect';
  return clock.now() >= ends ? 'ended' : 'running';
}
