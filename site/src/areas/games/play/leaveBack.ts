import { navigate } from '../../../routing/address.ts';
import { entryState } from '../../../routing/entryState.ts';
import { pathWithoutLocale } from '../../../language/locale.ts';

/**
 * Goes back to the page before this one, however many entries of this one lie between. A game adds entries to the history of
 * the tab without our knowing; where the browser can name an entry, they are passed over.
 *
 * @param parent address of the page above, for one who came to this page from elsewhere
 */
export function leaveBack(parent: string): void {
  const { inside, playing } = entryState();
  if (!('navigation' in window)) {
    if (inside) history.go(playing ? -2 : -1);
    else navigate(parent, { replace: true });
    return;
  }
  const { navigation } = window;
  const here = pathWithoutLocale(location.pathname);
  const before = navigation
    .entries()
    .slice(0, navigation.currentEntry?.index ?? 0)
    .findLast(({ url }) => url !== null && pathWithoutLocale(new URL(url).pathname) !== here);
  if (!before) {
    navigate(parent, { replace: true });
    return;
  }
  const { committed, finished } = navigation.traverseTo(before.key);
  // Somebody goes elsewhere meanwhile: then that is where.
  for (const end of [committed, finished]) end?.catch(() => undefined);
}
