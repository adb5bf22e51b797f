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
 * Asks which promotion runs for whoever is here, and draws what is to be said of it (section 2, Floating promotion box). A
 * visitor whose time has run out is not asked about again for an hour.
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
  // Once something was to be said, what was begun is said to its end.
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && (data?.registration || data?.deposit)) setIsWanted(true);
  const Corner = useLazyModule(cornerCode, isWanted);
  // A page that is loaded begins with the open box (decision on the promotion box).
  useEffect(() => void localStore.write('promoBoxCollapsed', 'false'), []);
  if (!Corner) return <></>;
  return createElement(Corner, {
    // Nothing of one who was here is shown to the next.
    key: userId ?? 'visitor',
    userId,
    running: data ?? null,
    ask: refetch,
  });
}
