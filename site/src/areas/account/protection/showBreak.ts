import { navigate } from '../../../routing/address.ts';
import { entryState } from '../../../routing/entryState.ts';

/**
 * Goes to the login page, which says in the place of its form that a break has begun, for as long as it is that entry of the
 * history: over a reload too, and nowhere in an address that could be passed on.
 *
 * @param login the address of the login page
 * @param until when the break ends, in ms since 1970
 */
export function showBreak(login: string, until: number): void {
  navigate(login, { replace: true });
  history.replaceState({ ...entryState(), breakUntil: until }, '');
}
