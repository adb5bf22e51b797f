import { SidePanel, useText } from '@brand/ui';
import { useEffect, useRef } from 'react';
import { PageBoundary } from '../layout/PageBoundary.tsx';
import { usePlace } from '../../routing/navigation.ts';
import { closePanels } from '../../routing/pageBack.ts';
import { withoutPanels } from '../../routing/searchFlags.ts';
import { HistoryList } from '../../areas/cashier/history/HistoryList.tsx';
import { CashierTabs } from '../../areas/cashier/CashierTabs.tsx';

/** The two side panels. Closing one goes back to the page without it, so that Back does not open it again. */
export function SidePanels({ open }: { open: 'cashier' | 'history' | null }) {
  const t = useText();
  const place = usePlace();
  // Going back is asynchronous. A second press meanwhile must not go back twice.
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
  }, [place.search]);
  const close = (stays: boolean) => {
    if (stays || closing.current) return;
    closing.current = true;
    closePanels(place.href(withoutPanels(place.pathname, place.search)));
  };
  return (
    <>
      <SidePanel
        open={open === 'cashier'}
        onOpenChange={close}
        title={t('shell.group.wallet')}
        closeLabel={t('common.close')}
        returnFocusTo={() => headerLink('deposit')}
      >
        <PageBoundary>
          <CashierTabs />
        </PageBoundary>
      </SidePanel>
      <SidePanel
        open={open === 'history'}
        onOpenChange={close}
        title={t('shell.nav.history')}
        closeLabel={t('common.close')}
        returnFocusTo={() => headerLink('history')}
      >
        <PageBoundary>
          <HistoryList />
        </PageBoundary>
      </SidePanel>
    </>
  );
}

/** Trigger of a panel that was opened by the address, for example by a link that was followed before hydration. */
function headerLink(part: 'deposit' | 'history'): HTMLElement | null {
  return document.querySelector(`[data-component=header] [data-part=${part}]`);
}
