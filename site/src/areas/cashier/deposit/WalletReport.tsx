import type { DepositState } from '@brand/domain';
import { Button } from '@brand/ui';
import { useIntl } from 'react-intl';
import type { OpenTransfer } from './useOpenTransfer.ts';

interface WalletReportProps {
  readonly state: DepositState;
  readonly onOpen: (wallet: OpenTransfer) => void;
}

/** For an e-wallet payment without credit: a link to report it, while no payment is pending. */
export function WalletReport({ state, onOpen }: WalletReportProps) {
  const intl = useIntl();
  if (state.status !== 'entering' && state.status !== 'expired' && state.status !== 'alerted') {
    return <></>;
  }
  const { channel } = state;
  const { kind } = channel;
  if (kind !== 'truewallet') return <></>;
  return (
    <Button
      variant="ghost"
      tone="neutral"
      size="sm"
      fullWidth
      onClick={() => onOpen({ ...channel, kind })}
    >
      {intl.formatMessage({ id: 'site.cashier.reportWallet' })}
    </Button>
  );
}
