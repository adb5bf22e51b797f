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
/** Maximum number of stored reported promotions. The one reported longest ago is removed first. */
const MOST_SETTLED = 20;

/**
 * What this browser knows of active promotions besides the last reply: cookies, and what this page has received. So no
 * time is extended by a reload, a lost reply or a cleared cookie, and nothing is reported twice.
 */
export interface PromotionMemory {
  /** Filters a reply. A promotion that was already reported, or that ended before it was active here, is removed. */
  learn(reply: RunningPromotions, userId: string | null): RunningPromotions;
  /** Whether visitors of this browser are offered a registration promotion. */
  isOffered(): boolean;
  /** Whether its end or its credit was reported. */
  isSettled(promotion: RunningPromotion): boolean;
  /**
   * Claims the report of the end or the credit of a promotion. It is not shown again afterwards. An end clears the
   * cookies according to section 4.
   *
   * @returns whether to report it here; another tab may have done so
   */
  settle(promotion: RunningPromotion, how: 'over' | 'given'): Promise<boolean>;
  /** The credit was granted: removes the promotion, and sets the flag of section 4. */
  give(promotion: RunningPromotion): void;
  /** Calls back when another tab has reported a promotion. @returns unsubscribe */
  subscribe(listener: () => void): () => void;
}

/** Creates the memory of a page load. One for each page. */
export function createPromotionMemory({
  clock,
  operator,
}: Pick<Services, 'clock' | 'operator'>): PromotionMemory {
  /** By key, as last received: cookies may be cleared while the page is open. */
  const seen = new Map<string, RunningPromotion>();
  /** Keys of promotions whose credit was granted here. An older reply does not open them again. */
  const given = new Set<string>();
  const now = () => clock.now();

  function learnOne(kind: Kind, fresh: RunningPromotion | null): RunningPromotion | null {
    const stored = storedPromotion(kind, now());
    if (!fresh) {
      // Its time has passed and the API no longer returns it: there is nothing to report.
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
        // A visitor with a registration offer has registered.
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

/** Null if the API returned no id. In that case it has no deadline either, and nothing of it is stored. */
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

/** Stores the deadline, not the remaining time, so that a reload continues from there. */
function storeCookie({ kind, id, credit, deposit, deadline }: RunningPromotion): void {
  if (deadline === null) return;
  const promised = kind === 'deposit' ? { id, deposit, credit } : { id, credit };
  writeCookie(COOKIE[kind], JSON.stringify({ ...promised, time: Math.round(deadline) }));
}

/**
 * The end of a registration promotion keeps it closed for an hour. The end of a deposit promotion clears all promotion
 * data (section 4).
 */
function clearAfterEnd(kind: Kind): void {
  clearCookie('regisPromotion');
  if (kind === 'registration') {
    writeCookie('closeRegisPromotion', '1');
  } else {
    clearCookie('depositPromotion');
    clearCookie('closeRegisPromotion');
  }
}
