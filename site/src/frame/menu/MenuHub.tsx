import { LanguageChoice, MenuTiles, PartnerLogos, useText } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { operatorImage } from '../../platform/operator/operatorImage.ts';
import { useServices, useSession } from '../../member/services.ts';
import { useIsPhone } from '../../platform/device/useIsPhone.ts';
import { useRewardsToCollect } from '../../member/missions/useRewardsToCollect.ts';
import { countsOptions } from '../../areas/games/countsQuery.ts';
import { languageLinks } from './languageLinks.ts';
import { MenuAccount } from './MenuAccount.tsx';
import { MenuContact } from './MenuContact.tsx';
import { gameItems, moreItems, ownItems, walletItems } from './menuGroups.ts';
import * as css from './MenuHub.css.ts';
import { MenuPages } from './MenuPages.tsx';
import { SiteMemberCard } from './SiteMemberCard.tsx';

/** All links of the sidebar for a phone (section 2, /menu). */
export function MenuHub() {
  const t = useText();
  const place = usePlace();
  const services = useServices();
  const { operator } = services;
  const isMember = useSession() !== null;
  const isPhone = useIsPhone();
  const counts = useQuery({
    ...countsOptions(services),
    enabled: isMember && operator.features.favourites,
  });
  const more = moreItems(place, operator, useRewardsToCollect());
  const freeSpins = more.filter(({ name }) => name === 'freespin');
  const others = more.filter(({ name }) => name !== 'freespin');
  // The card above has deposit and withdrawal. The other wallet links are next to the member's lists.
  const own = [
    ...ownItems(place, operator, counts.data),
    ...walletItems(place, operator, true).slice(2),
  ];
  // Its label differs from the sidebar, which is the main menu on wide screens.
  return (
    <nav className={css.root} aria-label={t(isPhone ? 'shell.mainMenu' : 'shell.menu')}>
      <SiteMemberCard />
      {/* Visible without scrolling: who cannot read the page looks for it. */}
      <LanguageChoice languages={languageLinks(place)} className={css.languages} />
      <MenuTiles
        title={t('shell.group.games')}
        items={[...gameItems(place, operator), ...freeSpins]}
      />
      <MenuTiles title={t('shell.group.more')} items={[...(isMember ? own : []), ...others]} />
      {isMember && <MenuAccount />}
      <MenuPages />
      <MenuContact />
      <PartnerLogos
        partners={operator.partners.map((one) => ({ ...one, logo: operatorImage(one.logo) }))}
      />
    </nav>
  );
}
