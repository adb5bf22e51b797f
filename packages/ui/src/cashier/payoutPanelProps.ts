import type { HTMLAttributes } from 'react';

/** Common props of all payout panels. Other props go to the root. */
export interface PayoutPanelProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'onSubmit' | 'children'
> {
  /** Called with the value of the field, e.g. `1,500.50`. */
  onAmountChange: (text: string) => void;
  /** Continues to the review. Never called while nothing can be sent. */
  onSubmit: () => void;
  /** Goes back from the review to the amount. */
  onReturn: () => void;
  /** Sends the payout. A hundred clicks in one task result in one call. */
  onConfirm: () => void;
  /** Whether the last check for a lost withdrawal did not reach the server. @default false */
  searchUnreachable?: boolean;
  /** Asks again with the same key after a lost connection. */
  onRecheck: () => void;
  /** Goes back from the success view to the form. */
  onRestart: () => void;
  /** Reloads the terms. */
  onRetry: () => void;
  /** URL of the history, where the payout will appear. */
  historyHref: string;
}
