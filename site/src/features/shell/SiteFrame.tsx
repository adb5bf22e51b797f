import { AppFrame, TabBar } from '@brand/ui';
import { type ReactNode, useState } from 'react';
import { matchRoute } from '../../app/matchRoute.ts';
import { usePlace } from '../../app/navigation.ts';
import { useServices } from '../../app/services.ts';
import { useIsPhone } from '../../app/useIsPhone.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { tabItems } from './navItems.ts';
import { useIdlePreload } from './useIdlePreload.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Header, sidebar, tab bar and footer around the page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const place = usePlace();
  const { operator } = useServices();
  const isPhone = useIsPhone();
  const [folded, setFolded] = useState(false);
  const route = matchRoute(place.pathname)?.route ?? null;
  const title = usePageTitle(route);
  useIdlePreload();

  return (
    <AppFrame
      folded={folded}
      header={
        <SiteHeader
          title={route?.header === 'title' ? title : undefined}
          onLogin={route?.name === 'login'}
          onMenu={() => (isPhone ? place.go('/menu') : setFolded((value) => !value))}
        />
      }
      sidebar={<SiteMenu />}
      tabBar={<TabBar items={tabItems(place, operator.menus.games)} />}
      footer={<SiteFooter />}
    >
      {children}
    </AppFrame>
  );
}
