import { useEffect } from 'react';
import { pathWithoutLocale } from '../../../language/locale.ts';
import { fetchAhead } from '../../../routing/chunks/lostCode.ts';
import { useServices } from '../../../member/services.ts';
import { readTab } from '../../../platform/storage/tabStore.ts';
import { favouriteCode } from '../favouriteTap.ts';
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
