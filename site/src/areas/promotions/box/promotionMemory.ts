import {
  type RunningPromotion,
  type RunningPromotions,
  reconcilePromotion,
  promotionCountdown,
  satang,
} from '@brand/domain';
import type { Services } from '../../../member/services.ts';
import { clearCookie, readCookie, writeCookie } from '../../../platform/storage/cookies.ts';
import { localStore, onLocalChange } from '../../../platform/storage/localStore.ts';
import { record } from '../../../platform/storage/storageTable.ts';
import { withTabLock } from '../../../platform/tabs/withTabLock.ts';

type Kind = RunningPromotion['kind'];

const COOKIE = { registration: 'regisPromotion', deposit: 'depositPromotion' } as const;
/** How many promotions are remembered as told; the one told longest ago goes first. */
const MOST_SETTLED = 20;

/**
 * What this browser knows of running promotions besides the last reply: cookies, and what this page has seen. So nothing gets
 * longer by a reload, a lost reply or a cookie that was cleared, and nothing is told twice.
 */
export interface PromotionMemory {
  /** What of a reply counts. A promotion that was told of before, or was over before anybody saw it here, is none. */
  learn(reply: RunningPromotions, userId: string | null): RunningPromotions;
  /** Whether visitors of this browser are offered a promotion for registering. */
  isOffered(): boolean;
  /** Whether its end or its credit was told. */
  isSettled(promotion: RunningPromotion): boolean;
  /**
   * The moment to tell the end or the credit of a promotion: it stays away from here on. An end clears the cookies as section 4
   * says.
   *
   * @returns whether to tell it here; another tab may have done so
   */
  settle(promotion: RunningPromotion, how: 'over' | 'given'): Promise<boolean>;
  /** The credit was given: the promotion is removed, and the flag of section 4 set. */
  give(promotion: RunningPromotion): void;
  /** Calls back when another tab has told of a promotion. @returns how to stop */
  subscribe(listener: () => void): () => void;
}

/** Makes the memory of a page load; a page has one. */
export function createPromotionMemory({
  clock,
  operator,
}: Pick<Services, 'clock' | 'operator'>): PromotionMemory {
  /** By key, as it was seen last: cookies may be cleared under a page. */
  const seen = new Map<string, RunningPromotion>();
  /** Keys of those whose credit was given here: a reply that is older than that opens none again. */
  const given = new Set<string>();
  const now = () => clock.now();

  function learnOne(kind: Kind, fresh: RunningPromotion | null): RunningPromotion | null {
    const stored = storedPromotion(kind, now());
    if (!fresh) {
      // Its time has passed and the API has nothing more to say of it: there is nothing to tell.
      if (stored && promotionCountdown(stored, now()).status === 'over') forget(stored);
      return null;
    }
    const key = keyOf(fresh);
    const before = key === null ? null : (seen.get(key) ?? null);
    const kept = reconcilePromotion(before, reconcilePromotion(stored, fresh)) ?? fresh;
    if (isSettled(kept) || (key !== null && given.has(key))) return null;
    const isOver = promotionCountdown(kept, now()).status === 'over';
    if (isOver && !before && stored?.id !== kept.id) {
      addSettled(kept);
      return null;
    }
    if (key !== null) seen.set(key, kept);
    if (!isOver) storeCookie(kept);
    return kept;
  }

  function forget(promotion: RunningPromotion): void {
    addSettled(promotion);
    clearCookie(COOKIE[promotion.kind]);
  }

  return {
    learn(reply, userId) {
      if (userId !== null) {
        // Who was offered something for registering has registered.
        clearCookie(COOKIE.registration);
        return { ...reply, registration: null, deposit: learnOne('deposit', reply.deposit) };
      }
      const registration = learnOne('registration', reply.registration);
      return { ...reply, registration, deposit: null };
    },
    isOffered: () =>
      readCookie('closeRegisPromotion') === null &&
      Number(localStore.read('activeRegistration') ?? 0) <= now(),
    isSettled,
    settle: (promotion, how) =>
      withTabLock('settledPromotions', () => {
        const isFirst = addSettled(promotion);
        if (how === 'over') clearAfterEnd(promotion.kind);
        return isFirst;
      }),
    give(promotion) {
      const key = keyOf(promotion);
      if (key !== null) given.add(key);
      clearCookie(COOKIE[promotion.kind]);
      localStore.write('activeRegistration', String(Date.parse(operator.depositPromotionUntil)));
    },
    subscribe: (listener) => onLocalChange(['settledPromotions'], listener),
  };
}

/** Null for one that the API gave no name: it has no deadline either, and nothing of it is kept. */
function keyOf({ kind, id }: RunningPromotion): string | null {
  return id === null ? null : `${kind}:${encodeURIComponent(id).slice(0, 200)}`;
}

function settledKeys(): readonly string[] {
  return localStore.read('settledPromotions')?.split(',') ?? [];
}

function isSettled(promotion: RunningPromotion): boolean {
  const key = keyOf(promotion);
  return key !== null && settledKeys().includes(key);
}

/** @returns whether it was not there before */
function addSettled(promotion: RunningPromotion): boolean {
  const key = keyOf(promotion);
  if (key === null) return true;
  const before = settledKeys();
  if (before.includes(key)) return false;
  localStore.write('settledPromotions', [...before, key].slice(-MOST_SETTLED).join(','));
  return true;
}

function storedPromotion(kind: Kind, now: number): RunningPromotion | null {
  const { id, credit, deposit, time } = record(
    readCookie(COOKIE[kind], { userId: null, now }) ?? '',
  );
  const amounts = [credit, deposit ?? 0];
  if (typeof id !== 'string' || typeof time !== 'number') return null;
  if (!amounts.every((amount) => Number.isSafeInteger(amount))) return null;
  return {
    kind,
    id,
    credit: satang(credit as number),
    deposit: kind === 'deposit' ? satang(deposit as number) : null,
    deadline: time,
    closed: false,
    fulfilled: false,
  };
}

/** The deadline, never the time that is left: a reload goes on from there. */
function storeCookie({ kind, id, credit, deposit, deadline }: RunningPromotion): void {
  if (deadline === null) return;
  const promised = kind === 'deposit' ? { id, deposit, credit } : { id, credit };
  writeCookie(COOKIE[kind], JSON.stringify({ ...promised, time: Math.round(deadline) }));
}

/** The end of registering keeps it closed for an hour; that of a deposit clears everything of promotions (section 4). */
function clearAfterEnd(kind: Kind): void {
  clearCookie('regisPromotion');
  if (kind === 'registration') {
    writeCookie('closeRegisPromotion', '1');
  } else {
    clearCookie('depositPromotion');
    clearCookie('closeRegisPromotion');
  }
}
