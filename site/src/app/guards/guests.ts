import { withCashier } from '../../routing/searchFlags.ts';
import { type Guard, UNKNOWN, redirect } from '../../routing/visit.ts';

/**
 * For those who are not logged in. A member goes on to the page that was wanted; this is also what happens when logging in
 * succeeds. Without one, who has just begun lands on home, and who was a member before on the profile, where there is one.
 */
export const guests: Guard = ({ who, wanted, flags, beganHere, isPhone }) => {
  if (who === 'unknown') return UNKNOWN;
  if (who === 'visitor') return null;
  if (wanted !== null) return redirect(wanted);
  if (flags.sideDeposit) return redirect(withCashier('/', '', flags.tab));
  return redirect(isPhone && !beganHere ? '/profile' : '/');
};
