import { cashierPage, historyPage } from '../../routing/searchFlags.ts';
import { type Guard, redirect, toLogin } from '../../routing/visit.ts';

/** The flags that open a panel. A visitor logs in first. A member on a phone gets the page instead. */
export const panels: Guard = (visit) => {
  const { who, isPhone, flags } = visit;
  if (who === 'visitor') {
    if (flags.sideDeposit) return toLogin(visit, '&sideDeposit=true');
    return flags.sideHistory ? toLogin(visit) : null;
  }
  if (who === 'unknown' || !isPhone) return null;
  if (flags.sideDeposit) return redirect(cashierPage(flags.tab));
  return flags.sideHistory ? redirect(historyPage(visit.search)) : null;
};
