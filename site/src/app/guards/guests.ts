import { withCashier } from '../../routing/searchFlags.ts';
import { type Guard, UNKNOWN, redirect } from '../../routing/visit.ts';

/**
 * For visitors who are not logged in. A member is redirected to the requested page, also after a successful login.
 * Without a requested page, a member who has just logged in goes home; a returning member goes to the profile, if there
 * is one.
 */
export const guests: Guard = ({ who, wanted, flags, beganHere, isPhone }) => {
  if (who === 'unknown') return UNKNOWN;
  if (who === 'visitor') return null;
  if (wanted !== null) return redirect(wanted);
  if (flags.sideDeposit) return redirect(withCashier('/', '', flags.tab));
  return redirect(isPhone && !beganHere ? '/profile' : '/');
};
