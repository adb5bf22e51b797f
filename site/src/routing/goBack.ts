import { mayGoBack, navigate } from './address.ts';
import { entryState } from './entryState.ts';

/**
 * Back as the header says it: to where one came from, step by step, else to the page above.
 *
 * @param parent address of the page above, with its language; it takes the place of the page that one came to from elsewhere
 */
export function goBack(parent: string): void {
  if (!mayGoBack()) return;
  const { inside, step = 0 } = entryState();
  if (inside || step > 0) history.back();
  else navigate(parent, { replace: true });
}
