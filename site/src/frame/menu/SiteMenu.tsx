import { Sidebar } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, createElement, useState } from 'react';
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

/** Only for members. */
const endCode = page(() => import('./MemberMenuEnd.tsx').then((code) => code.MemberMenuEnd));

/** From this width on AppFrame shows the menu next to the page. */
export const inPlace = mediaStore('(min-width: 600px)');

interface SiteMenuProps {
  /** In the drawer of a phone, not next to the page. */
  drawer?: boolean;
  /** In the account group, before the logout. */
  extra?: ReactNode;
}

/** The menu of the site. Its data is requested only where it is visible. */
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
    // A hidden menu does not rerender for a favourite button on the page.
    subscribed: isCounted,
  });
  // Its code is with that of members.
  const [toCollect, setToCollect] = useState<number | null>(null);
  const End = useLazyModule(endCode, isMember && isSeen);
  return (
    <Sidebar
      groups={
        isMember
          ? memberGroups(place, operator, isPhone, counts.data, toCollect)
          : visitorGroups(place, operator)
      }
      languages={languageLinks(place)}
      age={ageMark && AGES[ageMark]}
      partners={operator.partners.map((one) => ({ ...one, logo: operatorImage(one.logo) }))}
      extra={
        <>
          {extra}
          {End && createElement(End, { onToCollect: setToCollect })}
        </>
      }
    />
  );
}
