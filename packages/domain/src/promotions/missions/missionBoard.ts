import type { Satang } from '../../money/money.ts';
import type { FreeSpins, Mission, MissionBoard, MissionGoal, MissionState } from './mission.ts';

/** Completed share of a goal, 0 to 1. */
export function goalShare({ done, target }: MissionGoal): number {
  return target <= 0 ? 1 : Math.min(1, Math.max(0, done / target));
}

/**
 * The board that a member may see. While the member is protected, nothing asks to play, to deposit or to come back every
 * day; earned rewards stay. A member with an own deposit limit is not asked to deposit, however much it leaves.
 *
 * @param left what the own deposit limits leave; null without one, or if the site does not know
 */
export function protectedBoard(board: MissionBoard, left: Satang | null): MissionBoard {
  if (board.isProtected || left === 0) {
    const earned = board.missions.filter(
      ({ state }) => state === 'toCollect' || state === 'collected',
    );
    return { isProtected: true, checkIn: null, missions: earned };
  }
  if (left === null) return board;
  const missions = board.missions.filter(
    ({ kind, state }) => kind !== 'deposit' || state !== 'running',
  );
  return { ...board, missions };
}

const ORDER: readonly MissionState[] = ['toCollect', 'running', 'collected', 'ended'];

/** Rewards to collect first, then what runs, in the order of the operator. */
export function missionsInOrder(missions: readonly Mission[]): readonly Mission[] {
  return ORDER.flatMap((wanted) => missions.filter(({ state }) => state === wanted));
}

/** The missions in an earlier order of their ids; new ones follow in their own order. */
export function missionsInPlace(
  missions: readonly Mission[],
  order: readonly string[],
): readonly Mission[] {
  const place = ({ id }: Mission) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...missions].sort((one, other) => place(one) - place(other));
}

/** The number of rewards that are earned and not collected. */
export function rewardsToCollect({ missions }: MissionBoard): number {
  return missions.filter(({ state }) => state === 'toCollect').length;
}

/** Whether free spins can be played at `now`. The end is exclusive. */
export function canSpin({ left, expiresAt }: FreeSpins, now: number): boolean {
  return left > 0 && now < expiresAt;
}

/** The number of free spins that can be played in a game. */
export function spinsInGame(spins: readonly FreeSpins[], gameId: string, now: number): number {
  return spins
    .filter((each) => each.game.id === gameId && canSpin(each, now))
    .reduce((sum, { left }) => sum + left, 0);
}
