import { createProtectionApi } from '@brand/api/protection';
import type { BreakChoice, Failure } from '@brand/domain';
import { BreakPanel } from '@brand/ui';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { useIsPhone } from '../../../platform/device/useIsPhone.ts';
import { cashierHref } from '../../../member/wallet/walletHref.ts';
import { showBreak } from './showBreak.ts';
import { useHelpline } from './useHelpline.ts';

/** A time-out or self-exclusion. Once it has started, the member is logged out here and sees when it ends. */
export function BreakChooser() {
  const place = usePlace();
  const isPhone = useIsPhone();
  const { api, session } = useServices();
  const helpline = useHelpline();

  async function start(choice: BreakChoice): Promise<Failure | null> {
    try {
      const { until } = await createProtectionApi(api.client).startBreak(choice);
      // The API has already ended every session of the member.
      session.write(null, 'loggedOut');
      showBreak(place.href('/login'), until);
      return null;
    } catch (error) {
      return failureOf(error);
    }
  }

  return (
    <BreakPanel
      onStart={start}
      withdrawHref={cashierHref(place, isPhone, 'withdraw-tab')}
      helpline={helpline}
    />
  );
}
