import type { Game } from '@brand/domain';
import { navigate } from '../../../routing/address.ts';
import { localeOfPath, localePath, pathWithoutLocale } from '../../../language/locale.ts';
import { type ScrollPlace, readPlace } from '../../../routing/scroll/restorePlace.ts';
import type { Services } from '../../../member/services.ts';
import { record } from '../../../platform/storage/storageTable.ts';
import { clearTab, readTab, writeTab } from '../../../platform/storage/tabStore.ts';
import type { NamedGame } from './favouriteNotices.ts';

/** A favourite that a visitor wants, and where they were when they said so. */
export interface FavouriteWish {
  readonly game: NamedGame;
  /** Path without language, with its query. */
  readonly path: string;
  readonly place: ScrollPlace;
}

/** So long may logging in take, or joining, with its wait for an OTP. */
const WISH_MS = 15 * 60_000;

/** Remembers what a visitor wants, and leads to log in and back to this place. */
export function wishFavourite({ clock }: Services, { id, nameTh, nameEn }: Game): void {
  const { pathname, search } = location;
  const path = pathWithoutLocale(pathname) + search;
  const wish: FavouriteWish = { game: { id, nameTh, nameEn }, path, place: readPlace() };
  writeTab('favouriteWish', JSON.stringify({ ...wish, until: clock.now() + WISH_MS }));
  navigate(localePath(localeOfPath(pathname), `/login?url=${encodeURIComponent(path)}`));
}

/** What was wished for in this tab, for the first who logs in after it; it is forgotten with that. Null for none. */
export function takeWish({ clock }: Pick<Services, 'clock'>): FavouriteWish | null {
  const wish = record(readTab('favouriteWish') ?? '');
  clearTab('favouriteWish');
  const left = Number(wish['until']) - clock.now();
  return isWish(wish) && left > 0 && left <= WISH_MS ? wish : null;
}

function isWish(wish: object): wish is FavouriteWish {
  const { game, path, place } = wish as Partial<FavouriteWish>;
  return (
    [game?.id, game?.nameTh, game?.nameEn, path].every((text) => typeof text === 'string') &&
    typeof place?.y === 'number' &&
    typeof place.rows === 'object'
  );
}
