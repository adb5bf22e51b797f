import { LinkButton } from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { useIsPhone } from '../../app/useIsPhone.ts';
import { withBonus } from '../depositBonus/useBonusInAddress.ts';
import { cashierHref } from '../wallet/walletHref.ts';

/** To the deposit, with a bonus chosen there. A visitor logs in on the way. */
export function DepositWithBonus({ id }: { id: string }) {
  const intl = useIntl();
  const cashier = cashierHref(usePlace(), useIsPhone(), 'deposit-tab');
  return (
    <LinkButton href={withBonus(cashier, id)} fullWidth>
      {intl.formatMessage({ id: 'site.promotion.depositWith' })}
    </LinkButton>
  );
}
