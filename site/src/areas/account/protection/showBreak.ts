import { navigate } from '../../../routing/address.ts';
import { entryState } from '../../../routing/entryState.ts';

/**
 * Goes to the login page, which shows that a break has started instead of its form. The state belongs to the history
 * entry: it survives a reload and is not in an address that could be shared.
 *
 * @param login address of the login page
 * @param until when the break ends, in ms since 1970
 */
export function showBreak(login: string, until: number): void {
  navigate(login, { replace: true });
  history.replaceState({ ...entryState(), breakUntil: until }, '');
}
