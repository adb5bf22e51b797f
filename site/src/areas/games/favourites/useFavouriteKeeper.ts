import { useEffect } from 'react';
import { pathWithoutLocale } from '../../../language/locale.ts';
import { preload } from '../../../routing/chunks/missingChunk.ts';
import { useServices } from '../../../member/services.ts';
import { readTab } from '../../../platform/storage/tabStore.ts';
import { favouriteCode } from '../favouriteTap.ts';
import { subscribeToFavourites } from './favouriteChannel.ts';

/** Prepares favourites on a member's page before a button is pressed. */
export function useFavouriteKeeper(): void {
  const services = useServices();
  useEffect(() => subscribeToFavourites(services), [services]);
  useEffect(onFavouriteNear, []);
  useEffect(() => {
    if (!services.operator.features.favourites || readTab('favouriteIntent') === null) return;
    void preload(async () => {
      const { fulfilFavourite, restoreScroll, takeIntent } = await favouriteCode.load();
      const intent = services.session.read() && takeIntent(services);
      if (!intent) return;
      if (intent.path === pathWithoutLocale(location.pathname) + location.search) {
        restoreScroll(intent.place);
      }
      fulfilFavourite(services, intent.game);
    });
  }, [services]);
}

/** Loads the code when a favourite button is hovered or focused. @returns unsubscribe */
function onFavouriteNear(): () => void {
  const watching = new AbortController();
  const look = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-part=heart]'))) return;
    watching.abort();
    void preload(favouriteCode.load);
  };
  for (const name of ['pointerover', 'focusin']) {
    addEventListener(name, look, { signal: watching.signal });
  }
  return () => watching.abort();
}
