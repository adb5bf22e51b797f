import type { HTMLAttributes } from 'react';

/** What every panel of a payout takes, whatever is paid out; the rest goes to the root. */
export interface PayoutPanelProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'onSubmit' | 'children'
> {
  /** Gets what stands in the field, e.g. `1,500.50`. */
  onAmountChange: (text: string) => void;
  /** To the review. Never called while nothing can be sent. */
  onSubmit: () => void;
  /** From the review back to the amount. */
  onReturn: () => void;
  /** Send it. A hundred clicks in one task are one call. */
  onConfirm: () => void;
  /** Whether the last look for a lost withdrawal did not reach the server. @default false */
  searchUnreachable?: boolean;
  /** Ask again with the same key, after the connection broke. */
  onRecheck: () => void;
  /** From success back to the form. */
  onRestart: () => void;
  /** Ask for the terms again. */
  onRetry: () => void;
  /** Where it stands once it is there: address of the history. */
  historyHref: string;
}
