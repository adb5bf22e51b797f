import { type TabKeeper, storeTab } from './tabKeeper.ts';

/** A tab of its own for one game. */
export interface GameTab {
  /** Whether the person has closed it. */
  isClosed(): boolean;
  /** Leads it to the game, which sees nothing of us: no opener, and of the referrer no path. */
  go(address: string): void;
  focus(): void;
  close(): void;
}

/**
 * Makes the tab of a game out of an empty window that a press has opened. Until the address is there, it shows what opens.
 *
 * @param blank a window at `about:blank`, which is ours to write in
 * @param name of the game
 */
export function gameTab(blank: Window, name: string): GameTab {
  const keeper: TabKeeper = storeTab(blank);
  let isOurs = true;
  // The game must not reach our page: it could lead it to a copy of our login.
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

/** In our colours, set one by one: the empty window has our content security policy and no style sheet. */
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
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  line.animate(
    { opacity: [0.4, 1] },
    { duration: 900, iterations: Infinity, direction: 'alternate' },
  );
}
