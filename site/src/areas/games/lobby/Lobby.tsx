import { BannerCarousel, CategoryChips } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { LazyBelowFold } from '../../../routing/chunks/LazyBelowFold.tsx';
import { usePlace } from '../../../routing/navigation.ts';
import { lobbyMore, ownRail } from './lobbyParts.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { categoryItems } from '../categoryItems.ts';
import * as css from '../games.css.ts';
import { bannersOptions } from '../gameQueries.ts';
import { LobbyRail } from './LobbyRail.tsx';

/**
 * Home page: banners, game types, and the rows of the first screen. `LobbyMore` has the others. Recently played games
 * come first, then popular games.
 */
export function Lobby() {
  const place = usePlace();
  const session = useSession();
  const { api, operator } = useServices();
  const OwnRail = useLazyModule(ownRail, session !== null);
  const { data: banners } = useQuery(bannersOptions(api, place.locale));
  return (
    <div className={css.root}>
      {/* Unavailable banners keep their space. They load again automatically and move nothing. */}
      <BannerCarousel
        state={
          banners
            ? {
                status: 'ready',
                // An operator who hides the affiliate programme has no link to it.
                banners: operator.hideaff
                  ? banners.filter(({ path }) => !path?.startsWith('/affiliate'))
                  : banners,
              }
            : { status: 'loading' }
        }
        hrefOf={place.href}
      />
      <CategoryChips items={categoryItems(operator.menus.games, place.href, null)} />
      {OwnRail && createElement(OwnRail, { list: 'recent', instead: 'freespin' })}
      <LobbyRail id="hot" ranked eager={!session} />
      {!session && <LobbyRail id="new" size="lg" />}
      <LazyBelowFold code={lobbyMore} />
    </div>
  );
}
