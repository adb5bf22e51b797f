import type { Failure, Fault, PayoutState, Satang } from '@brand/domain';
import type { HTMLAttributes } from 'react';

/** Props of a payout of unknown outcome. */
export interface PayoutUnknownActions {
  /** Why the last check failed. @default null */
  searchFault?: Fault | null;
  /**
   * The balance that the payout is taken from, in satang, and when it was read in unix ms. It is read again with every
   * check. @default null while it is unknown
   */
  balanceRead?: { readonly amount: Satang; readonly at: number } | null | undefined;
  /** How long another amount is blocked after the first sending, in ms. */
  blockedMs: number;
  /** Sends the same request again: the same key, the same amount. */
  onResend: () => void;
  /** Waits for the outcome. */
  onWait: () => void;
  /**
   * Voids the key of the request, so that it is not made if it has not arrived. Resolves when the server has answered, or
   * when it could not be asked (`voidFault`). Only with an API that has this call. @default none
   */
  onVoid?: (() => Promise<void>) | undefined;
  /** Why the request could not be voided. @default null */
  voidFault?: Fault | null;
  /** Asks for the confirmation of another amount. Offered after `blockedMs`. */
  onAnother: () => void;
  /** Confirms another amount, although both may be paid. */
  onAnotherConfirm: () => void;
}

/** Props of the view of a payout of unknown outcome. */
export interface PayoutUnknownProps extends PayoutUnknownActions {
  /** Which messages are used: a withdrawal to the bank, or of affiliate income. */
  area: 'cashier' | 'affiliate';
  state: Extract<PayoutState<unknown, Failure>, { status: 'unknown' }>;
  /** Link to the history, where the payout will appear. */
  history: { readonly href: string; readonly label: string };
  headingLevel: 2 | 3;
}

/** Common props of all payout panels. Other props go to the root. */
export interface PayoutPanelProps
  extends Omit<HTMLAttributes<HTMLElement>, 'onSubmit' | 'children'>, PayoutUnknownActions {
  /** Called with the value of the field, e.g. `1,500.50`. */
  onAmountChange: (text: string) => void;
  /** Continues to the review. Never called while nothing can be sent. */
  onSubmit: () => void;
  /** Goes back from the review to the amount. */
  onReturn: () => void;
  /** Sends the payout. A hundred clicks in one task result in one call. */
  onConfirm: () => void;
  /** Goes back from the success view to the form. */
  onRestart: () => void;
  /** Reloads the terms. */
  onRetry: () => void;
  /** URL of the history, where the payout will appear. */
  historyHref: string;
}
