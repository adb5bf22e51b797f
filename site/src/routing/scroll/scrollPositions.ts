import { watchMoves } from '../address.ts';
import { entryState } from '../entryState.ts';
import { pathWithoutLocale } from '../../language/locale.ts';
import { type ScrollPlace, readPlace, restoreScroll } from './restoreScroll.ts';
import { record } from '../../platform/storage/storageTable.ts';
import { readTab, writeTab } from '../../platform/storage/tabStore.ts';

/** Entries that are remembered over a reload, the latest. */
const MOST = 50;

/**
 * From now on Back, forward and a reload lead exactly to where one was on a page, also when its lists have to be fetched
 * again. The browser itself does so only as far as the page is already as high as it was.
 *
 * @returns ends it, for tests
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
  // First of all: the page of the entry that is gone to may be shorter.
  const goBack = () => remember(here);
  // When that has been drawn.
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

/** A jump within a page has an entry without a name; what it jumps to tells it from others. */
function keyOfEntry(): string {
  return entryState().place ?? location.hash;
}

/** The name of the entry that is shown; one that has none gets it. */
function markedEntry(): string {
  const state = entryState();
  if (state.place !== undefined) return state.place;
  const place = (performance.timeOrigin + performance.now()).toString(36);
  history.replaceState({ ...state, place }, '');
  return place;
}

/** From before a reload, or before the tab went to another site. Anything that is no place is left out. */
function storedPositions(): Map<string, ScrollPlace> {
  const entries = Object.entries(record(readTab('places') ?? ''));
  return new Map(entries.filter((entry): entry is [string, ScrollPlace] => isPlace(entry[1])));
}

function isPlace(value: unknown): boolean {
  const { y, rows } = (value ?? {}) as Partial<ScrollPlace>;
  return typeof y === 'number' && typeof rows === 'object' && rows !== null;
}
