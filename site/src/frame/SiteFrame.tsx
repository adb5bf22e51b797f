import { AppFrame, TabBar, useHydrated } from '@brand/ui';
import { type ReactNode, createElement, useState } from 'react';
import { ConnectionBar } from './layout/ConnectionBar.tsx';
import { LazyBelowFold } from '../routing/chunks/LazyBelowFold.tsx';
import { preload } from '../routing/chunks/missingChunk.ts';
import { mediaStore, useMedia } from '../platform/device/mediaStore.ts';
import { usePlace } from '../routing/navigation.ts';
import type { PageName } from '../routing/routes.ts';
import { page } from '../routing/chunks/page.ts';
import { footer } from './frameParts.ts';
import { useServices } from '../member/services.ts';
import { setPreference, usePreference } from '../platform/storage/preferences.ts';
import { useVisit } from '../routing/visit.ts';
import { HeaderSearch } from '../areas/games/search/HeaderSearch.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';
import { SiteMenu, inPlace } from './menu/SiteMenu.tsx';
import { hasSearchField } from './header/headerLinks.ts';
import { tabItems } from './tabItems.ts';
import * as footerCss from './footer/SiteFooter.css.ts';

/** The menu of a phone. Its code loads when its button is about to be pressed. */
const drawerCode = page(() => import('./menu/SiteDrawer.tsx').then((module) => module.SiteDrawer));
const prepareDrawer = () => void preload(drawerCode.load);

/** From this width on, the sidebar shows its labels. */
const roomy = mediaStore('(min-width: 1024px)');

/** Pages with grids and rows of games. */
const LOBBIES: ReadonlySet<PageName | undefined> = new Set([
  'home',
  'list',
  'search',
  'favourite',
  'demo',
]);

/** Header, sidebar, tab bar and footer around the page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const place = usePlace();
  const { operator } = useServices();
  const { match } = useVisit();
  const chosen = usePreference('menuFolded');
  // The address where it was opened. Another address closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const address = place.href(place.pathname + place.search);
  const route = match?.route ?? null;
  const playing = route?.name === 'game-id-name';
  const term = (route?.name === 'search-id' && match?.params['id']) || '';

  const hydrated = useHydrated();
  const isInPlace = useMedia(inPlace);
  const isRoomy = useMedia(roomy);
  const isFolded = chosen ?? (playing || !isRoomy);
  const onMenu = () => {
    if (isInPlace) {
      setPreference('menuFolded', !isFolded);
      return;
    }
    drawerCode.load().then(
      () => setMenuAt(address),
      // If its code is unavailable, the menu page is used.
      () => place.go('/menu'),
    );
  };
  const Drawer = drawerCode.peek();
  return (
    <AppFrame
      bare={route?.header === 'bare'}
      wide={LOBBIES.has(route?.page)}
      filled={playing}
      folded={chosen ?? (playing || 'auto')}
      header={
        <SiteHeader
          route={route}
          term={term}
          menuExpanded={hydrated ? (isInPlace ? !isFolded : menuAt === address) : undefined}
          onMenu={onMenu}
          onMenuIntent={prepareDrawer}
        />
      }
      notice={<ConnectionBar />}
      subheader={hasSearchField(route?.name) && <HeaderSearch term={term} />}
      sidebar={<SiteMenu />}
      tabBar={<TabBar items={tabItems(place, operator, !!match)} />}
      footer={!playing && <LazyBelowFold code={footer} className={footerCss.root} />}
    >
      {children}
      {Drawer &&
        createElement(Drawer, {
          open: menuAt === address,
          onOpenChange: (open: boolean) => setMenuAt(open ? address : null),
        })}
    </AppFrame>
  );
}
