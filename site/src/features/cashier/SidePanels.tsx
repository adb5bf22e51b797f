import { SidePanel, useText } from '@brand/ui';
import { usePlace } from '../../app/navigation.ts';
import { withoutPanels } from '../../app/searchFlags.ts';
import { HistoryList } from '../history/HistoryList.tsx';
import { CashierTabs } from './CashierTabs.tsx';

/** The two panels beside a page; closing one takes its flags out of the address. */
export function SidePanels({ open }: { open: 'cashier' | 'history' | null }) {
  const t = useText();
  const place = usePlace();
  const close = (stays: boolean) => {
    if (!stays) place.go(withoutPanels(place.pathname, place.search));
  };
  return (
    <>
      <SidePanel
        open={open === 'cashier'}
        onOpenChange={close}
        title={t('shell.group.wallet')}
        closeLabel={t('common.close')}
      >
        <CashierTabs />
      </SidePanel>
      <SidePanel
        open={open === 'history'}
        onOpenChange={close}
        title={t('shell.nav.history')}
        closeLabel={t('common.close')}
      >
        <HistoryList />
      </SidePanel>
    </>
  );
}
