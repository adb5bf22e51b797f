import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../member/services.ts';
import { readPreferences, setPreference } from '../../../platform/storage/preferences.ts';
import { type PromotionMemory, createPromotionMemory } from './promotionMemory.ts';
import { RUNNING_KEY } from '../../../member/bonus/runningKey.ts';

/** What the API takes as the token of a visitor. */
const VISITOR = /^[\w-]{1,64}$/;

const memories = new WeakMap<Services, PromotionMemory>();

/** The memory of this page; it outlives a login and a logout. */
export function promotionMemoryOf(services: Services): PromotionMemory {
  const known = memories.get(services) ?? createPromotionMemory(services);
  memories.set(services, known);
  return known;
}

/**
 * The promotions that run for a visitor or member (section 7, getPromotion). Read again when somebody looks at the page again,
 * after money has come in, and when a time has run out; never by the clock alone. A visitor is known by the token that the
 * first call gave.
 */
export function runningOptions(services: Services, userId: string | null) {
  return queryOptions({
    queryKey: [...RUNNING_KEY, userId],
    queryFn: async ({ signal }) => {
      const { createPromotionsApi } = await import('@brand/api/promotions');
      const api = createPromotionsApi(services.api.client);
      const reply = await api.running(userId === null ? visitorToken() : null, { signal });
      // Somebody came or went meanwhile.
      signal.throwIfAborted();
      if (userId === null && reply.visitor !== null && VISITOR.test(reply.visitor)) {
        setPreference('visitorToken', reply.visitor);
      }
      return promotionMemoryOf(services).learn(reply, userId);
    },
    // Every reply is a new word of the server, also one that says the same.
    structuralSharing: false,
    refetchOnWindowFocus: true,
  });
}

function visitorToken(): string | null {
  const { visitorToken: token } = readPreferences();
  return token !== null && VISITOR.test(token) ? token : null;
}
