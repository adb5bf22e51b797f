import { navigate } from '../../../routing/address.ts';
import { entryState } from '../../../routing/entryState.ts';
import { pathWithoutLocale } from '../../../language/locale.ts';

/**
 * Goes back to the page before this one, however many history entries of this one are between. A game adds entries to the
 * history of the tab without notice. They are skipped if the browser can name an entry.
 *
 * @param parent address of the parent page, for a visitor who came from another site
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
  // The visitor navigates elsewhere meanwhile: that navigation wins.
  for (const end of [committed, finished]) end?.catch(() => undefined);
}
