import type { FreeSpins, Mission, MissionBoard, MissionGoal, MissionState } from './mission.ts';

/** Completed share of a goal, 0 to 1. */
export function goalShare({ done, target }: MissionGoal): number {
  return target <= 0 ? 1 : Math.min(1, Math.max(0, done / target));
}

/**
 * The board that a member may see. While the member is protected, nothing asks to play, to deposit or to come back every
 * day; earned rewards stay.
 *
 * @param limitReached whether a deposit limit of the member leaves nothing, if the site knows it
 */
export function protectedBoard(board: MissionBoard, limitReached: boolean): MissionBoard {
  if (!board.isProtected && !limitReached) return board;
  const missions = board.missions.filter(
    ({ state }) => state === 'toCollect' || state === 'collected',
  );
  return { isProtected: true, checkIn: null, missions };
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
