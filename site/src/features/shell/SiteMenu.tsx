import { Sidebar } from '@brand/ui';
import { localePath } from '../../app/locale.ts';
import { operatorImage } from '../../app/operatorImage.ts';
import { usePlace } from '../../app/navigation.ts';
import { useServices, useSession } from '../../app/services.ts';
import { useIsPhone } from '../../app/useIsPhone.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { memberGroups, visitorGroups } from './navItems.ts';

/** The menu of the site, beside every page and on the menu page. */
export function SiteMenu({ placement = 'place' }: { placement?: 'place' | 'drawer' }) {
  const place = usePlace();
  const session = useSession();
  const isPhone = useIsPhone();
  const { account, operator } = useServices();
  const games = operator.menus.games;
  const other = place.locale === 'th' ? 'en' : 'th';
  return (
    <Sidebar
      placement={placement}
      logo={<BrandLogo />}
      partners={operator.partners.map((one) => ({ ...one, logo: operatorImage(one.logo) }))}
      groups={session ? memberGroups(place, games, isPhone) : visitorGroups(place, games)}
      otherLanguage={{ locale: other, href: localePath(other, place.pathname + place.search) }}
      onLogout={session ? () => void account().then(({ logout }) => logout()) : undefined}
    />
  );
}
