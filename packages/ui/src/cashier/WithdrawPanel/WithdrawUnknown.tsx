'use client';

import type { WithdrawState } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import type { PayoutUnknownActions } from '../payoutPanelProps.ts';
import { PayoutUnknown } from '../PayoutUnknown.tsx';

/** Props of {@link WithdrawUnknown}. */
export interface WithdrawUnknownProps extends PayoutUnknownActions {
  state: Extract<WithdrawState, { status: 'unknown' }>;
  historyHref: string;
  headingLevel: 2 | 3;
}

/** A withdrawal of unknown outcome. */
export function WithdrawUnknown({ historyHref, ...rest }: WithdrawUnknownProps) {
  const t = useText();
  return (
    <PayoutUnknown
      {...rest}
      area="cashier"
      history={{ href: historyHref, label: t('cashier.history') }}
    />
  );
}
