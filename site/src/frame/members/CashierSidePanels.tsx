import { createElement, useEffect, useState } from 'react';
import { hasMessages, loadMessages } from '../../language/messages.ts';
import { matchRoute } from '../../routing/matchRoute.ts';
import { usePlace } from '../../routing/navigation.ts';
import { page } from '../../routing/chunks/page.ts';
import { readSearchFlags } from '../../routing/searchFlags.ts';
import { useShownLocale } from '../../language/shownLocale.ts';
import { useIsPhone } from '../../platform/device/useIsPhone.ts';
import { isCashierPage } from '../../areas/cashier/cashierTab.ts';

/** Code of the side panels. It loads when idle for members, and with the first address that opens one. */
export const sidePanelCode = page(() =>
  import('./SidePanels.tsx').then((module) => module.SidePanels),
);

/**
 * Side panels for cashier and history, from the parameters of the address (section 2), for members. Not on their own
 * pages.
 */
export function CashierSidePanels() {
  const { pathname, search } = usePlace();
  const locale = useShownLocale();
  const isPhone = useIsPhone(matchRoute(pathname)?.route.name === 'game-id-name');
  const flags = readSearchFlags(search);
  const cashier = !isPhone && flags.sideDeposit && !isCashierPage(pathname);
  const history = !isPhone && flags.sideHistory && !cashier && !/^\/history\/?$/i.test(pathname);

  const [, redraw] = useState(0);
  const Panels = sidePanelCode.peek();
  const ready = Panels !== null && hasMessages(locale, 'cashier');
  const wanted = cashier || history;
  useEffect(() => {
    if (ready || !wanted) return;
    const arrived = () => redraw((count) => count + 1);
    // A failure leaves the page unchanged. The next tap on the button tries again.
    Promise.all([sidePanelCode.load(), loadMessages(locale, 'cashier')]).then(arrived, arrived);
  }, [ready, wanted, locale]);

  // A phone opens no panel, and without this they would rerender with every page.
  if (!Panels || !ready || isPhone) return <></>;
  return createElement(Panels, { open: cashier ? 'cashier' : history ? 'history' : null });
}
