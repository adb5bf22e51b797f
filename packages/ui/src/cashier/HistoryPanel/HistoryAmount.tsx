import { signedAmount, type HistoryEntry } from '@brand/domain';

import { Money } from '../../primitives/Money/Money.tsx';

/** Props of {@link HistoryAmount}. */
export interface HistoryAmountProps {
  entry: Pick<HistoryEntry, 'type' | 'status' | 'amount' | 'currency'>;
}

/** The amount of a transaction with its sign; a completed deposit in the colour of success. */
export function HistoryAmount({ entry }: HistoryAmountProps) {
  const isDeposit = entry.type === 'deposit';
  return (
    <Money
      amount={signedAmount(entry)}
      sign={isDeposit ? 'always' : 'auto'}
      tone={isDeposit && entry.status === 'success' ? 'success' : 'inherit'}
      {...(entry.currency && { unit: entry.currency })}
      data-part="amount"
    />
  );
}
