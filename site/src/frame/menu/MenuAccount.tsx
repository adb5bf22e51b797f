import { MenuRow, MenuRows, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import { useServices } from '../../member/services.ts';
import { hasLimits } from '../../platform/operator/hasLimits.ts';
import { useUnread } from '../../areas/notices/inbox/useUnread.ts';
import { LineSlot } from '../../areas/account/line/LineSlot.tsx';
import { useLogout } from '../../member/session/useLogout.ts';

/** A member's settings on the menu page, and the logout. */
export function MenuAccount() {
  const t = useText();
  const intl = useIntl();
  const place = usePlace();
  const { operator } = useServices();
  const logout = useLogout();

  return (
    <MenuRows title={t('shell.group.account')}>
      <InboxRow />
      <MenuRow
        icon={glyphs.idCard}
        label={intl.formatMessage({ id: 'site.title.profile' })}
        href={place.href('/profile')}
      />
      <LineSlot>
        {({ label, busy, onPress }) => (
          <MenuRow icon={glyphs.link} label={label} busy={busy} onClick={onPress} />
        )}
      </LineSlot>
      {hasLimits(operator) && (
        <MenuRow
          icon={glyphs.shield}
          label={intl.formatMessage({ id: 'site.title.limits' })}
          href={place.href('/limits')}
        />
      )}
      <MenuRow
        icon={glyphs.key}
        label={t('shell.nav.resetPassword')}
        href={place.href('/resetPassword')}
      />
      <MenuRow icon={glyphs.logout} label={t('shell.logout')} tone="danger" onClick={logout} />
    </MenuRows>
  );
}

function InboxRow() {
  const t = useText();
  return (
    <MenuRow
      icon={glyphs.bell}
      label={t('common.notifications')}
      count={useUnread() ?? 0}
      href={usePlace().href('/notices')}
    />
  );
}
