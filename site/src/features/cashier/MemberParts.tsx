import { CashierSidePanels } from './CashierSidePanels.tsx';
import { useIdlePreload } from './useIdlePreload.ts';

/** What of the frame only a member needs: the panels beside a page, and the code of what members open next. */
export function MemberParts() {
  useIdlePreload();
  return <CashierSidePanels />;
}
