import { BannerCarousel, CategoryChips, useNow } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { LazyBelowFold } from '../../../routing/chunks/LazyBelowFold.tsx';
import { usePlace } from '../../../routing/navigation.ts';
import { lobbyMore, ownRail, recentWins } from './lobbyParts.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { categoryItems } from '../categoryItems.ts';
import * as css from '../games.css.ts';
import { heroSlide } from './heroSlide.ts';
import { offeredBanners } from './offeredBanners.ts';
import { bannersOptions } from '../gameQueries.ts';
import { LobbyRail } from './LobbyRail.tsx';
import { OnNow } from './onNow/OnNow.tsx';
import { useOnNowPlace } from './onNow/useOnNowPlace.ts';

/** The wins are in sight on a desktop, and begin to move when the page has settled. */
const WINS_MS = 5_000;

/**
 * Home: banners, kinds of games, what is on now, and the rows that stand on a first screen; `LobbyMore` has the others. What
 * a member was playing comes first, then what everybody plays.
 */
export function Lobby() {
  const place = usePlace();
  const session = useSession();
  const { api, operator } = useServices();
  const OwnRail = useLazyModule(ownRail, session !== null);
  const now = useNow(60_000);
  const onNowPlace = useOnNowPlace();
  const { data: banners } = useQuery(bannersOptions(api, place.locale));
  return (
    <div className={css.root}>
      {/* If they are unavailable, their space is reserved: they load later without a layout shift. */}
      <BannerCarousel
        hero={heroSlide(operator.hero, place.locale, now)}
        state={
          banners
            ? {
                status: 'ready',
                banners: offeredBanners(banners, operator),
              }
            : { status: 'loading' }
        }
        hrefOf={place.href}
      />
      <CategoryChips items={categoryItems(operator.menus.games, place.href, null)} />
      {onNowPlace === 'top' && <OnNow />}
      {OwnRail && createElement(OwnRail, { list: 'recent', instead: 'freespin' })}
      {session && <LazyBelowFold code={recentWins} className={css.wins} afterMs={WINS_MS} />}
      <LobbyRail id="hot" ranked eager={!session} />
      {!session && (
        <LazyBelowFold
          code={recentWins}
          className={`${css.wins} ${css.laterWins}`}
          afterMs={WINS_MS}
        />
      )}
      {!session && <LobbyRail id="new" size="lg" className={css.laterRow} />}
      {onNowPlace === 'below' && <OnNow />}
      <LazyBelowFold code={lobbyMore} className={css.laterRows} />
    </div>
  );
}
