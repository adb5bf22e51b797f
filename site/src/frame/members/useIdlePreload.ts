import { useEffect } from 'react';
import { usePlace } from '../../routing/navigation.ts';
import { isSavingData } from '../../platform/connection/connection.ts';
import { preload } from '../../routing/chunks/missingChunk.ts';
import { localePath } from '../../language/locale.ts';
import { whenIdle } from '../../platform/clock/whenIdle.ts';
import { sidePanelCode } from './CashierSidePanels.tsx';

/** What a member opens next; its code is here before the tap. A visitor's pages come on intent, within the size budget. */
const MEMBER_PATHS = ['/deposit', '/withdraw', '/history', '/game/any/any'];

/** Fetches code and messages of the page at a path, which has its language. */
export type PreparePage = (pathname: string) => Promise<void>;

/** Fetches at idle what a member likely wants next, not on connections that are slow or that the person saves. */
export function useIdlePreload(preparePage: PreparePage): void {
  const { locale } = usePlace();
  useEffect(() => {
    if (isSavingData()) return undefined;
    const preloadNext = () => {
      for (const path of MEMBER_PATHS) void preparePage(localePath(locale, path));
      void preload(sidePanelCode.load);
    };
    return whenIdle(preloadNext);
  }, [locale, preparePage]);
}
