import type { RunningPromotion, Satang } from '@brand/domain';
import { useOverlayShown, usePageHidden } from '@brand/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterWhile } from '../../../platform/clock/deviceClock.ts';
import { isPageHeld, onPageHold } from '../../../platform/connection/busy.ts';
import type { PromotionMemory } from './promotionMemory.ts';

/** Content of a promotion dialog. */
export type PromotionUpdate =
  | { readonly what: 'over'; readonly promotion: RunningPromotion }
  | { readonly what: 'given'; readonly promotion: RunningPromotion; readonly credit: Satang };

/** A notice of the same page load opens within this time, and comes first: of two dialogs one would cover the other. */
const AFTER_NOTICES_MS = 1_000;

interface NewsOptions {
  readonly memory: PromotionMemory;
  /** Whether automatic dialogs may open on this page. */
  readonly mayShow: boolean;
}

/**
 * Shows updates once, in one tab: the visible one, while no money is in transfer and nothing else is open.
 *
 * @param waiting updates to show
 * @returns the visible update, and how to close it
 */
export function usePromotionUpdate(
  waiting: PromotionUpdate | null,
  { memory, mayShow }: NewsOptions,
): readonly [PromotionUpdate | null, () => void] {
  /** Reported by this tab, but not shown yet. */
  const [claimed, setClaimed] = useState<PromotionUpdate | null>(null);
  const [shown, setShown] = useState<PromotionUpdate | null>(null);
  const isHidden = usePageHidden();
  const isCovered = useOverlayShown();
  const isHeld = useSyncExternalStore(onPageHold, isPageHeld);
  const isFree = mayShow && !isHidden && !isCovered && !isHeld && shown === null;
  const newest = useRef(waiting);
  useEffect(() => {
    newest.current = waiting;
  });
  const id = waiting?.promotion.id ?? null;
  const what = waiting?.what ?? null;
  useEffect(() => {
    const news = newest.current;
    if (!isFree || claimed || !news) return;
    void memory.settle(news.promotion, news.what).then((isFirst) => {
      if (isFirst) setClaimed(news);
    });
  }, [isFree, claimed, id, what, memory]);
  // Other tabs took their time, and a notice may have opened meanwhile, or opens now.
  useEffect(() => {
    if (!isFree || !claimed) return undefined;
    return afterWhile(AFTER_NOTICES_MS, () => {
      setClaimed(null);
      setShown(claimed);
    });
  }, [isFree, claimed]);
  return [shown, () => setShown(null)];
}
