import { SidebarAction, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import { useServices } from '../../member/services.ts';
import { hasLimits } from '../../platform/operator/hasLimits.ts';
import { useUnread } from '../../areas/notices/inbox/useUnread.ts';
import { LineSlot } from '../../areas/account/line/LineSlot.tsx';
import { useRewardsToCollect } from '../../member/missions/useRewardsToCollect.ts';
import { useLogout } from '../../member/session/useLogout.ts';

interface MemberMenuEndProps {
  /** Reports the number of rewards to collect; null while it is unknown. */
  onToCollect: (count: number | null) => void;
}

/** Member actions in the menu besides navigation. */
export function MemberMenuEnd({ onToCollect }: MemberMenuEndProps) {
  const t = useText();
  const intl = useIntl();
  const { operator } = useServices();
  const logout = useLogout();
  const place = usePlace();
  const unread = useUnread();
  const toCollect = useRewardsToCollect();
  useEffect(() => onToCollect(toCollect), [onToCollect, toCollect]);
  return (
    <>
      <SidebarAction
        icon={glyphs.bell}
        label={t('common.notifications')}
        count={unread ?? 0}
        href={place.href('/notices')}
        own
        current={place.pathname === '/notices'}
      />
      {hasLimits(operator) && (
        <SidebarAction
          icon={glyphs.shield}
          label={intl.formatMessage({ id: 'site.title.limits' })}
          href={place.href('/limits')}
          own
          current={place.pathname === '/limits'}
        />
      )}
      <LineSlot>
        {({ label, busy, onPress }) => (
          <SidebarAction icon={glyphs.link} label={label} busy={busy} onClick={onPress} />
        )}
      </LineSlot>
      <SidebarAction icon={glyphs.logout} label={t('shell.logout')} onClick={logout} />
    </>
  );
}
