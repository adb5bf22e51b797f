import { useQuery } from '@tanstack/react-query';
import { createElement, useEffect, useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { localStore } from '../../../platform/storage/localStore.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { registerHref } from '../../../member/registerHref.ts';
import { promotionMemoryOf, runningOptions } from './runningQuery.ts';

const cornerCode = page(() => import('./PromotionCorner.tsx').then((code) => code.PromotionCorner));

/**
 * Requests the active promotion of the visitor or member, and renders its box and dialogs (section 2, Floating promotion
 * box). After a visitor's time has expired there is no request for an hour.
 */
export function PromotionWatch() {
  const services = useServices();
  const userId = useSession()?.userId ?? null;
  const place = usePlace();
  const { operator } = services;
  const isAsked =
    userId !== null ||
    (registerHref(operator, place) !== null && promotionMemoryOf(services).isOffered());
  const { data, refetch } = useQuery({
    ...runningOptions(services, userId),
    enabled: operator.features.promotions && isAsked,
  });
  // Once there was something to show, it stays mounted until it is finished.
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && (data?.registration || data?.deposit)) setIsWanted(true);
  const Corner = useLazyModule(cornerCode, isWanted);
  // After a page load the box is open (decision on the promotion box).
  useEffect(() => void localStore.write('promoBoxCollapsed', 'false'), []);
  if (!Corner) return <></>;
  return createElement(Corner, {
    // Nothing of the previous member is shown to the next one.
    key: userId ?? 'visitor',
    userId,
    running: data ?? null,
    ask: refetch,
  });
}
