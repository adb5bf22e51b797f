import { useEffect } from 'react';
import { usePlace } from '../../app/navigation.ts';
import { preparePage } from '../../app/preparePage.ts';
import { localePath } from '../../app/locale.ts';
import { useSession } from '../../app/services.ts';
import { sidePanelCode } from '../cashier/CashierSidePanels.tsx';

/** What a member opens next; its code is here before the tap. A visitor's pages come on intent, within the size budget. */
const MEMBER_PATHS = ['/deposit', '/withdraw', '/history', '/game/any'];

/** Fetches at idle what is likely wanted next, not on connections that are slow or that the person saves. */
export function useIdlePreload(): void {
  const { locale } = usePlace();
  const isMember = useSession() !== null;
  useEffect(() => {
    if (!isMember || isSaving()) return undefined;
    const preload = () => {
      for (const path of MEMBER_PATHS) preparePage(localePath(locale, path));
      void sidePanelCode.load().catch(() => undefined);
    };
    if (typeof requestIdleCallback === 'undefined') {
      preload();
      return undefined;
    }
    const handle = requestIdleCallback(preload);
    return () => cancelIdleCallback(handle);
  }, [isMember, locale]);
}

/** Not in every browser, and not in TypeScript's description of any. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
