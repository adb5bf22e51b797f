'use client';

import type { WithdrawState } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { PayoutUnsure } from '../PayoutUnsure.tsx';

/** Props of {@link WithdrawUnsure}. */
export interface WithdrawUnsureProps {
  state: Extract<WithdrawState, { status: 'unsure' }>;
  /** Whether the last check did not reach the server. */
  unreachable: boolean;
  onRecheck: () => void;
  historyHref: string;
  headingLevel: 2 | 3;
}

/** The connection was lost after sending and the outcome is unknown. The history is being checked; asking again is safe. */
export function WithdrawUnsure({
  state,
  unreachable,
  onRecheck,
  historyHref,
  headingLevel,
}: WithdrawUnsureProps) {
  const t = useText();
  return (
    <PayoutUnsure
      sent={state}
      onRecheck={onRecheck}
      history={{ href: historyHref, label: t('cashier.history') }}
      headingLevel={headingLevel}
      words={{
        title: t('cashier.withdraw.unsure.title'),
        text: t('cashier.withdraw.unsure.text'),
        recheck: t('cashier.withdraw.unsure.recheck'),
        status: t(`cashier.withdraw.unsure.${unreachable ? 'offline' : 'looking'}`),
      }}
    />
  );
}
