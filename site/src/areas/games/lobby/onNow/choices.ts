import {
  type BonusOffer,
  type DepositLimit,
  type Game,
  type GameCategory,
  type Schedule,
  scheduleState,
} from '@brand/domain';

/**
 * The last played game, if it can be started now. Another one in its place would not be the one to continue.
 *
 * @param played newest first
 * @param providers all providers; undefined if they are unavailable, then the list decides
 */
export function gameToContinue(
  played: readonly Game[],
  providers: readonly GameCategory[] | undefined,
): Game | null {
  const [last] = played;
  if (!last?.available) return null;
  const isClosed = providers?.some(
    ({ type, code, enabled }) => type === last.type && code === last.provider.id && !enabled,
  );
  return isClosed ? null : last;
}

/** The first bonus that the member can have with a deposit now. */
export function usableOffer(offers: readonly BonusOffer[]): BonusOffer | null {
  return offers.find(({ by, refusal }) => by === 'deposit' && refusal === null) ?? null;
}

/** The first offer that is open. @param now by the server's clock, in ms since 1970 */
export function openOffer<Each extends Schedule>(
  offers: readonly Each[],
  now: number,
): Each | null {
  return offers.find((each) => scheduleState(each, now) === 'running') ?? null;
}

/** Whether the member has set a limit of any period: such a member is invited to nothing. */
export function hasOwnLimit(limits: readonly Pick<DepositLimit, 'limit'>[]): boolean {
  return limits.some(({ limit }) => limit !== null);
}
