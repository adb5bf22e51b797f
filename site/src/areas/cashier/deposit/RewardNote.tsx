import { formatSatangShort } from '@brand/domain';
import { Banner, Button } from '@brand/ui';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { rewardCheck } from '../../../member/bonus/rewardCheck.ts';

/** With the result of a deposit: that the credit of a promotion is being checked, or could not be. */
export function RewardNote() {
  const intl = useIntl();
  const check = useSyncExternalStore(rewardCheck.subscribe, rewardCheck.read, () => null);
  if (!check) return <></>;
  const isFailed = check.status === 'failed';
  return (
    <Banner
      tone={isFailed ? 'pending' : 'info'}
      title={intl.formatMessage(
        { id: isFailed ? 'site.cashier.reward.failed' : 'site.cashier.reward.checking' },
        { credit: formatSatangShort(check.credit) },
      )}
      action={
        isFailed && (
          <Button variant="outline" tone="neutral" size="sm" onClick={check.retry}>
            {intl.formatMessage({ id: 'site.cashier.reward.retry' })}
          </Button>
        )
      }
    >
      {isFailed && intl.formatMessage({ id: 'site.cashier.reward.next' })}
    </Banner>
  );
}
