import type { Game } from '@brand/domain';
import { navigate } from '../../../routing/address.ts';
import { localeOfPath, localePath, pathWithoutLocale } from '../../../language/locale.ts';
import { type ScrollPlace, readPlace } from '../../../routing/scroll/restoreScroll.ts';
import type { Services } from '../../../member/services.ts';
import { record } from '../../../platform/storage/storageTable.ts';
import { clearTab, readTab, writeTab } from '../../../platform/storage/tabStore.ts';
import type { NamedGame } from './favouriteNotices.ts';

/** A favourite that a visitor wants, and where they were when they said so. */
export interface FavouriteIntent {
  readonly game: NamedGame;
  /** Path without language, with its query. */
  readonly path: string;
  readonly place: ScrollPlace;
}

/** So long may logging in take, or joining, with its wait for an OTP. */
const INTENT_MS = 15 * 60_000;

/** Remembers what a visitor wants, and leads to log in and back to this place. */
export function intendFavourite({ clock }: Services, { id, nameTh, nameEn }: Game): void {
  const { pathname, search } = location;
  const path = pathWithoutLocale(pathname) + search;
  const intent: FavouriteIntent = { game: { id, nameTh, nameEn }, path, place: readPlace() };
  writeTab('favouriteIntent', JSON.stringify({ ...intent, until: clock.now() + INTENT_MS }));
  navigate(localePath(localeOfPath(pathname), `/login?url=${encodeURIComponent(path)}`));
}

/** What was intended in this tab, for the first who logs in after it; it is forgotten with that. Null for none. */
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
