import type { Game } from '@brand/domain';
import { navigate } from '../../../routing/address.ts';
import { localeOfPath, localePath, pathWithoutLocale } from '../../../language/locale.ts';
import { type ScrollPlace, readPlace } from '../../../routing/scroll/restoreScroll.ts';
import type { Services } from '../../../member/services.ts';
import { record } from '../../../platform/storage/storageTable.ts';
import { clearTab, readTab, writeTab } from '../../../platform/storage/tabStore.ts';
import type { NamedGame } from './favouriteNotices.ts';

/** A favourite that a visitor requested, and where on the site. */
export interface FavouriteIntent {
  readonly game: NamedGame;
  /** Path without language, with its query. */
  readonly path: string;
  readonly place: ScrollPlace;
}

/** Maximum time for login or registration, including the wait for an OTP. */
const INTENT_MS = 15 * 60_000;

/** Stores the requested favourite, and redirects to login with a return to this scroll position. */
export function intendFavourite({ clock }: Services, { id, nameTh, nameEn }: Game): void {
  const { pathname, search } = location;
  const path = pathWithoutLocale(pathname) + search;
  const intent: FavouriteIntent = { game: { id, nameTh, nameEn }, path, place: readPlace() };
  writeTab('favouriteIntent', JSON.stringify({ ...intent, until: clock.now() + INTENT_MS }));
  navigate(localePath(localeOfPath(pathname), `/login?url=${encodeURIComponent(path)}`));
}

/** Returns the request of this tab for the first member who logs in, and removes it. Null if there is none. */
export function takeIntent({ clock }: Pick<Services, 'clock'>): FavouriteIntent | null {
  const intent = record(readTab('favouriteIntent') ?? '');
  clearTab('favouriteIntent');
  const left = Number(intent['until']) - clock.now();
  return isIntent(intent) && left > 0 && left <= INTENT_MS ? intent : null;
}

function isIntent(intent: object): intent is FavouriteIntent {
  const { game, path, place } = intent as Partial<FavouriteIntent>;
  return (
    [game?.id, game?.nameTh, game?.nameEn, path].every((text) => typeof text === 'string') &&
    typeof place?.y === 'number' &&
    typeof place.rows === 'object'
  );
}
