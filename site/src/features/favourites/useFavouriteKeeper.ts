import { useEffect } from 'react';
import { pathWithoutLocale } from '../../app/locale.ts';
import { fetchAhead } from '../../app/lostCode.ts';
import { useServices } from '../../app/services.ts';
import { readTab } from '../../app/storage/tabStore.ts';
import { favouriteCode } from '../games/favouriteTap.ts';
import { hearFavourites } from './favouriteChannel.ts';

/** What a member's page does for favourites before a heart is pressed. */
export function useFavouriteKeeper(): void {
  const services = useServices();
  useEffect(() => hearFavourites(services), [services]);
  useEffect(onHeartNear, []);
  useEffect(() => {
    if (!services.operator.features.favourites || readTab('favouriteWish') === null) return;
    void fetchAhead(async () => {
      const { fulfilFavourite, restorePlace, takeWish } = await favouriteCode.load();
      const wish = services.session.read() && takeWish(services);
      if (!wish) return;
      if (wish.path === pathWithoutLocale(location.pathname) + location.search) {
        restorePlace(wish.place);
      }
      fulfilFavourite(services, wish.game);
    });
  }, [services]);
}

/** The code of hearts comes when one is under the pointer or has the focus. @returns ends it */
function onHeartNear(): () => void {
  const watching = new AbortController();
  const look = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-part=heart]'))) return;
    watching.abort();
    void fetchAhead(favouriteCode.load);
  };
  for (const name of ['pointerover', 'focusin']) {
    addEventListener(name, look, { signal: watching.signal });
  }
  return () => watching.abort();
}
