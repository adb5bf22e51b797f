import type { RunningPromotion, Satang } from '@brand/domain';
import { useOverlayShown, usePageHidden } from '@brand/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isPageHeld, onPageHold } from '../../../platform/connection/busy.ts';
import type { PromotionMemory } from './promotionMemory.ts';

/** What is said of a promotion in a dialog. */
export type PromotionUpdate =
  | { readonly what: 'over'; readonly promotion: RunningPromotion }
  | { readonly what: 'given'; readonly promotion: RunningPromotion; readonly credit: Satang };

interface NewsOptions {
  readonly memory: PromotionMemory;
  /** Whether the page is one over which a dialog may open by itself. */
  readonly mayShow: boolean;
}

/**
 * Tells news once, in one tab: that which is looked at, when no money is being moved and nothing else is open.
 *
 * @param waiting what is to be told
 * @returns what is shown now, and how to close it
 */
export function usePromotionUpdate(
  waiting: PromotionUpdate | null,
  { memory, mayShow }: NewsOptions,
): readonly [PromotionUpdate | null, () => void] {
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
    if (!isFree || !news) return;
    void memory.settle(news.promotion, news.what).then((isFirst) => {
      if (isFirst) setShown(news);
    });
  }, [isFree, id, what, memory]);
  return [shown, () => setShown(null)];
}
