import { mediaList } from '../../../platform/device/mediaList.ts';
import { type TabKeeper, storeTab } from './tabKeeper.ts';

/** A separate tab for one game. */
export interface GameTab {
  /** Whether the member has closed it. */
  isClosed(): boolean;
  /** Navigates it to the game, without an opener and without a path in the referrer. */
  go(address: string): void;
  focus(): void;
  close(): void;
}

/**
 * Turns an empty window, opened by a press, into the tab of a game. Until the address is known, it shows what it opens.
 *
 * @param blank a window at `about:blank`, which this site may write to
 * @param name of the game
 */
export function gameTab(blank: Window, name: string): GameTab {
  const keeper: TabKeeper = storeTab(blank);
  let isOurs = true;
  // The game must not reach this page: it could navigate it to a copy of the login.
  blank.opener = null;
  showName(blank, name);
  return {
    isClosed: () => blank.closed,
    go(address) {
      isOurs = false;
      blank.location.replace(address);
    },
    focus: () => blank.focus(),
    close() {
      if (isOurs) blank.close();
      keeper.close();
    },
  };
}

/** Uses the site colours as inline styles: the empty window inherits the content security policy and has no style sheet. */
function showName({ document: page }: Window, name: string): void {
  page.title = name;
  page.documentElement.lang = document.documentElement.lang;
  const { backgroundColor, color, colorScheme, fontFamily } = getComputedStyle(document.body);
  Object.assign(page.documentElement.style, { backgroundColor, colorScheme });
  Object.assign(page.body.style, {
    display: 'grid',
    minHeight: '100vh',
    margin: '0',
    placeItems: 'center',
    backgroundColor,
    color,
    fontFamily,
    fontSize: '20px',
    textAlign: 'center',
  });
  const line = page.createElement('p');
  line.textContent = name;
  page.body.replaceChildren(line);
  if (mediaList('(prefers-reduced-motion: reduce)')?.matches) return;
  line.animate(
    { opacity: [0.4, 1] },
    { duration: 900, iterations: Infinity, direction: 'alternate' },
  );
}
