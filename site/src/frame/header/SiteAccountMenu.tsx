import type { ShippedLocale } from '@brand/domain';
import { AccountMenu, type AccountMenuProps, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../member/services.ts';
import { useLogout } from '../../member/session/useLogout.ts';
import { hasLimits } from '../../platform/operator/hasLimits.ts';
import { VipMark } from '../../member/vip/VipMark.tsx';
import { useVipLevel } from '../../member/vip/vipLevel.ts';
import { usePlace } from '../../routing/navigation.ts';
import { languageLinks } from '../menu/languageLinks.ts';

/** The account menu. It is open from the start: its code loads with the press that opens it. */
export function SiteAccountMenu({ username }: Pick<AccountMenuProps, 'username'>) {
  const t = useText();
  const intl = useIntl();
  const place = usePlace();
  const logout = useLogout();
  const { operator } = useServices();
  const level = useVipLevel();
  const [open, setOpen] = useState(true);
  const link = (id: string, label: string, icon: (typeof glyphs)[keyof typeof glyphs]) => ({
    id,
    label,
    icon,
    href: place.href(`/${id}`),
  });
  return (
    <AccountMenu
      username={username}
      open={open}
      onOpenChange={setOpen}
      items={[
        link('profile', intl.formatMessage({ id: 'site.title.profile' }), glyphs.idCard),
        ...(operator.features.vip
          ? [
              level
                ? {
                    ...link('vip', t('shell.vipOf', { name: level.name }), glyphs.crown),
                    picture: <VipMark level={level} />,
                  }
                : link('vip', t('shell.nav.vip'), glyphs.crown),
            ]
          : []),
        ...(operator.features.missions
          ? [link('missions', t('shell.nav.missions'), glyphs.checklist)]
          : []),
        link('history', t('shell.nav.history'), glyphs.history),
        ...(hasLimits(operator)
          ? [link('limits', intl.formatMessage({ id: 'site.title.limits' }), glyphs.shield)]
          : []),
        { kind: 'separator', id: 'languages' },
        ...languageLinks(place)
          .filter(({ current }) => !current)
          .map(({ locale, name, href }) => ({
            id: locale,
            label: name ?? t(`shell.language.${locale as ShippedLocale}`),
            icon: glyphs.language,
            href,
          })),
        { kind: 'separator', id: 'end' },
        { id: 'logout', label: t('shell.logout'), icon: glyphs.logout, onSelect: logout },
      ]}
    />
  );
}
