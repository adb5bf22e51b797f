import type { Profile } from '@brand/domain';
import { ProfilePanel, type ProfileState, useText } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { hasLimits } from '../../../platform/operator/hasLimits.ts';
import { profileOptions } from '../../../member/cashier/cashierQueries.ts';
import { useLineConnect } from '../line/useLineConnect.tsx';
import { PasskeysSlot } from '../passkeys/PasskeysSlot.tsx';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { useLogout } from '../../../member/session/useLogout.ts';
import { VipMark } from '../../../member/vip/VipMark.tsx';
import { useVipLevel } from '../../../member/vip/vipLevel.ts';

/** Member details, withdrawal accounts, and settings. */
export function ProfileScreen() {
  const t = useText();
  const place = usePlace();
  const services = useServices();
  const profile = useQuery(profileOptions(services, place.locale));
  const { line, dialog } = useLineConnect();
  const contactHref = useAdminContact(true);
  const logOut = useLogout();
  const level = useVipLevel();
  return (
    <>
      <ProfilePanel
        state={stateOf(profile.data, profile.error, profile.isFetching)}
        onRetry={() => void profile.refetch()}
        contactHref={contactHref}
        level={
          level && (
            <>
              <VipMark level={level} />
              {t('shell.vipOf', { name: level.name })}
            </>
          )
        }
        line={line}
        limitsHref={hasLimits(services.operator) ? place.href('/limits') : null}
        resetPasswordHref={place.href('/resetPassword')}
        moreSettings={<PasskeysSlot />}
        onLogout={logOut}
      />
      {dialog}
    </>
  );
}

function stateOf(data: Profile | undefined, error: unknown, retrying: boolean): ProfileState {
  if (data) return { status: 'ready', ...data };
  return error ? { status: 'error', failure: failureOf(error), retrying } : { status: 'loading' };
}
