import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../member/services.ts';
import { readPreferences, setPreference } from '../../../platform/storage/preferences.ts';
import { loadPromotionsApi } from '../../../member/bonus/promotionsApi.ts';
import { type PromotionMemory, createPromotionMemory } from './promotionMemory.ts';
import { RUNNING_KEY } from '../../../member/bonus/runningKey.ts';

/** Format that the API accepts as a visitor token. */
const VISITOR = /^[\w-]{1,64}$/;

const memories = new WeakMap<Services, PromotionMemory>();

/** The memory of this page. It survives a login and a logout. */
export function promotionMemoryOf(services: Services): PromotionMemory {
  const known = memories.get(services) ?? createPromotionMemory(services);
  memories.set(services, known);
  return known;
}

/**
 * The active promotions of a visitor or member (section 7, getPromotion). Read again on focus, after a deposit, and when
 * a time has expired; never by a timer. A visitor is identified by the token of the first call.
 */
export function runningOptions(services: Services, userId: string | null) {
  return queryOptions({
    queryKey: [...RUNNING_KEY, userId],
    queryFn: async ({ signal }) => {
      const api = await loadPromotionsApi(services.api);
      const reply = await api.running(userId === null ? visitorToken() : null, { signal });
      // Another member or visitor meanwhile.
      signal.throwIfAborted();
      if (userId === null && reply.visitor !== null && VISITOR.test(reply.visitor)) {
        setPreference('visitorToken', reply.visitor);
      }
      return promotionMemoryOf(services).learn(reply, userId);
    },
    // Every reply counts as new, even if it is equal to the last one.
    structuralSharing: false,
    refetchOnWindowFocus: true,
  });
}

function visitorToken(): string | null {
  const { visitorToken: token } = readPreferences();
  return token !== null && VISITOR.test(token) ? token : null;
}
