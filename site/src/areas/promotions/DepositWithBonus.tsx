import { LinkButton } from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import { useIsPhone } from '../../platform/device/useIsPhone.ts';
import { withBonus } from '../../member/bonus/useBonusInAddress.ts';
import { cashierHref } from '../../member/wallet/walletHref.ts';

/** Link to the deposit with a bonus selected there. A visitor logs in first. */
export function DepositWithBonus({ id }: { id: string }) {
  const intl = useIntl();
  const cashier = cashierHref(usePlace(), useIsPhone(), 'deposit-tab');
  return (
    <LinkButton href={withBonus(cashier, id)} fullWidth>
      {intl.formatMessage({ id: 'site.promotion.depositWith' })}
    </LinkButton>
  );
}
