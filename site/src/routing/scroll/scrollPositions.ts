import { watchMoves } from '../address.ts';
import { entryState } from '../entryState.ts';
import { pathWithoutLocale } from '../../language/locale.ts';
import { type ScrollPlace, readPlace, restoreScroll } from './restoreScroll.ts';
import { record } from '../../platform/storage/storageTable.ts';
import { readTab, writeTab } from '../../platform/storage/tabStore.ts';

/** Number of history entries that are stored for a reload, newest first. */
const MOST = 50;

/**
 * From now on Back, forward and a reload restore the exact scroll position of a page, also when its lists have to load
 * again. The browser itself restores it only as far as the page is already high enough.
 *
 * @returns stops it, for tests
 */
export function storeScrollPositions(): () => void {
  const places = storedPositions();
  const former = history.scrollRestoration;
  history.scrollRestoration = 'manual';
  let endRestoring = () => {};
  let here = markedEntry();
  let page = pathOfPage();

  function remember(entry: string) {
    endRestoring();
    places.delete(entry);
    places.set(entry, readPlace());
  }
  const leave = () => remember(keyOfEntry());
  function arrive() {
    here = markedEntry();
    page = pathOfPage();
  }
  // Before anything else, because the page of the new entry may be shorter.
  const goBack = () => remember(here);
  // After the new page has rendered.
  function comeBack() {
    const isOther = pathOfPage() !== page;
    here = keyOfEntry();
    page = pathOfPage();
    const place = places.get(here);
    if (place) endRestoring = restoreScroll(place);
    else if (isOther) scrollTo(0, 0);
  }
  function keep() {
    leave();
    writeTab('places', JSON.stringify(Object.fromEntries([...places].slice(-MOST))));
  }

  watchMoves({ leave, arrive });
  addEventListener('popstate', goBack, true);
  addEventListener('popstate', comeBack);
  addEventListener('pagehide', keep);
  const place = places.get(here);
  if (place) endRestoring = restoreScroll(place);
  return () => {
    endRestoring();
    watchMoves(null);
    removeEventListener('popstate', goBack, true);
    removeEventListener('popstate', comeBack);
    removeEventListener('pagehide', keep);
    history.scrollRestoration = former;
  };
}

const pathOfPage = () => pathWithoutLocale(location.pathname);

/** A jump within a page has an entry without a key. Its hash distinguishes it. */
function keyOfEntry(): string {
  return entryState().place ?? location.hash;
}

/** The key of the current entry. Creates one if it has none. */
function markedEntry(): string {
  const state = entryState();
  if (state.place !== undefined) return state.place;
  const place = (performance.timeOrigin + performance.now()).toString(36);
  history.replaceState({ ...state, place }, '');
  return place;
}

/** Positions from before a reload, or before the tab visited another site. Invalid entries are dropped. */
function storedPositions(): Map<string, ScrollPlace> {
  const entries = Object.entries(record(readTab('places') ?? ''));
  return new Map(entries.filter((entry): entry is [string, ScrollPlace] => isPlace(entry[1])));
}

function isPlace(value: unknown): boolean {
  const { y, rows } = (value ?? {}) as Partial<ScrollPlace>;
  return typeof y === 'number' && typeof rows === 'object' && rows !== null;
}
