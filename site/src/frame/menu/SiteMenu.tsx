import { Sidebar } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, createElement } from 'react';
import { mediaStore, useMedia } from '../../platform/device/mediaStore.ts';
import { page } from '../../routing/chunks/page.ts';
import { operatorImage } from '../../platform/operator/operatorImage.ts';
import { usePlace } from '../../routing/navigation.ts';
import { useServices, useSession } from '../../member/services.ts';
import { useLazyModule } from '../../routing/chunks/useLazyModule.ts';
import { useIsPhone } from '../../platform/device/useIsPhone.ts';
import { countsOptions } from '../../areas/games/countsQuery.ts';
import { languageLinks } from './languageLinks.ts';
import { memberGroups, visitorGroups } from './menuGroups.ts';

const AGES = { '18+': 18, '20+': 20 } as const;

/** A visitor's page does without it. */
const endCode = page(() => import('./MemberMenuEnd.tsx').then((code) => code.MemberMenuEnd));

/** From here on AppFrame draws the menu beside the page. */
export const inPlace = mediaStore('(min-width: 600px)');

interface SiteMenuProps {
  /** It stands in the drawer of a phone, not beside the page. */
  drawer?: boolean;
  /** In the account, before logging out. */
  extra?: ReactNode;
}

/** The menu of the site. What has to be fetched for it is fetched only where it is seen. */
export function SiteMenu({ drawer = false, extra }: SiteMenuProps) {
  const place = usePlace();
  const session = useSession();
  const isPhone = useIsPhone();
  const services = useServices();
  const { operator } = services;
  const isMember = session !== null;
  const isSeen = useMedia(inPlace) || drawer;
  const { ageMark } = operator.protection;
  const isCounted = isMember && isSeen && operator.features.favourites;
  const counts = useQuery({
    ...countsOptions(services),
    enabled: isCounted,
    // Where nobody sees it, a heart on the page does not draw it.
    subscribed: isCounted,
  });
  const End = useLazyModule(endCode, isMember && isSeen);
  return (
    <Sidebar
      groups={
        isMember
          ? memberGroups(place, operator, isPhone, counts.data)
          : visitorGroups(place, operator)
      }
      languages={languageLinks(place)}
      age={ageMark && AGES[ageMark]}
      partners={operator.partners.map((one) => ({ ...one, logo: operatorImage(one.logo) }))}
      extra={
        <>
          {extra}
          {End && createElement(End)}
        </>
      }
    />
  );
}
