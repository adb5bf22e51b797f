import { useEffect } from 'react';
import { usePlace } from '../../routing/navigation.ts';
import { isSavingData } from '../../platform/connection/connection.ts';
import { preload } from '../../routing/chunks/missingChunk.ts';
import { localePath } from '../../language/locale.ts';
import { whenIdle } from '../../platform/clock/whenIdle.ts';
import { useServices } from '../../member/services.ts';
import { sidePanelCode } from './CashierSidePanels.tsx';

/**
 * Pages that a member is likely to open next. Their code loads before the tap. A visitor's pages are preloaded on hover
 * or focus, because of the size budget.
 */
const MEMBER_PATHS = ['/deposit', '/withdraw', '/history', '/game/any/any'];

/** Preloads code and messages of the page at a path, which includes its language. */
export type PreparePage = (pathname: string) => Promise<void>;

/**
 * Preloads a member's likely next pages once the page itself has read all its data and the browser is idle, but not on
 * slow connections or with data saving.
 */
export function useIdlePreload(preparePage: PreparePage): void {
  const { locale } = usePlace();
  const { queries } = useServices();
  useEffect(() => {
    if (isSavingData()) return undefined;
    let cancel: () => void;
    const preloadNext = () => {
      if (queries.isFetching() > 0) return afterReading();
      for (const path of MEMBER_PATHS) void preparePage(localePath(locale, path));
      void preload(sidePanelCode.load);
    };
    const afterReading = () => {
      cancel = queries.getQueryCache().subscribe(() => {
        if (queries.isFetching() > 0) return;
        cancel();
        cancel = whenIdle(preloadNext);
      });
    };
    cancel = whenIdle(preloadNext);
    return () => cancel();
  }, [locale, preparePage, queries]);
}
