'use client';

import type { Fault, Satang, TransferChannel, TransferField, TransferState } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import { useViewFocus } from '../../hooks/useViewFocus.ts';
import { classes } from '../../private/classes.ts';
import * as cashier from '../cashier.css.ts';
import { TransferReported, TransferUnsure } from './TransferResult.tsx';
import { TransferForm } from './TransferForm.tsx';

/** States of a transfer from the report on, a subset of the states of `transferTransition`. */
export type TransferReportState = Exclude<TransferState, { status: 'details' }>;

/** Outcome of a reported transfer according to the history. */
export type TransferOutcome = 'waiting' | 'credited' | 'turnedDown';

/** Props of {@link TransferReport}. Other props go to the root. */
export interface TransferReportProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'onSubmit' | 'children'
> {
  /** The account that the money was sent to. */
  channel: TransferChannel;
  /** State of the report. */
  state: TransferReportState;
  /** Outcome of a reported transfer. @default 'waiting' */
  outcome?: TransferOutcome;
  /** The balance that was read after the credit, in satang. @default null while it is unknown */
  balance?: Satang | null;
  /** The bonus choice in the form. @default none */
  bonus?: ReactNode;
  /** Called with the value of a field. */
  onType: (field: TransferField, text: string) => void;
  /** Sends the report. A hundred clicks in one task result in one call. */
  onSubmit: () => void;
  /** Goes back from the form to the account details. Null if the page has its own back arrow. */
  onReturn: (() => void) | null;
  /** Retries with the same key after a lost connection. */
  onRecheck: () => void;
  /**
   * Voids the key of a report of unknown outcome, so that it does not count if it has not arrived. Resolves when the server
   * has answered. Only with an API that has this call. @default none
   */
  onVoid?: (() => Promise<void>) | undefined;
  /** Why the report could not be voided. @default null */
  voidFault?: Fault | null;
  /** Starts another transfer from the result view. */
  onRestart: () => void;
  /** Goes back from a transfer that was not found to the form, with the input kept. */
  onReopen: () => void;
  /** Opens another channel if this one refuses or does not respond. Null or omitted if there is none. */
  onChangeChannel?: (() => void) | null;
  /** URL of the history. */
  historyHref: string;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
}

/** The report of an external transfer, from the form to the reference. Used for bank accounts, e-wallets and USDT. */
export function TransferReport({
  channel,
  state,
  outcome = 'waiting',
  balance = null,
  bonus,
  onType,
  onSubmit,
  onReturn,
  onRecheck,
  onVoid,
  voidFault = null,
  onRestart,
  onReopen,
  onChangeChannel = null,
  historyHref,
  headingLevel = 2,
  className,
  ...rest
}: TransferReportProps) {
  // Sending does not change the view: the form stays and its button shows the pending state.
  const view = viewOf(state);
  const root = useViewFocus<HTMLElement>(view === 'reported' ? outcome : view);
  return (
    <section
      {...rest}
      ref={root}
      className={classes(cashier.panel, className)}
      data-component="transfer-report"
      data-state={state.status === 'reported' ? outcome : state.status}
    >
      {(state.status === 'reporting' || state.status === 'sending') && view === 'form' && (
        <TransferForm
          channel={channel}
          state={state}
          bonus={bonus}
          onType={onType}
          onSubmit={onSubmit}
          onReturn={onReturn}
          onChangeChannel={onChangeChannel}
          historyHref={historyHref}
          headingLevel={headingLevel}
        />
      )}
      {(state.status === 'unsure' || state.status === 'sending') && view === 'unsure' && (
        <TransferUnsure
          state={state}
          onRecheck={onRecheck}
          onVoid={onVoid}
          voidFault={voidFault}
          onChangeChannel={onChangeChannel}
          historyHref={historyHref}
          headingLevel={headingLevel}
        />
      )}
      {state.status === 'reported' && (
        <TransferReported
          channel={channel}
          state={state}
          balance={balance}
          outcome={outcome}
          onRestart={onRestart}
          onReopen={onReopen}
          historyHref={historyHref}
          headingLevel={headingLevel}
        />
      )}
    </section>
  );
}

function viewOf(state: TransferReportState): 'form' | 'unsure' | 'reported' {
  switch (state.status) {
    case 'reporting':
      return 'form';
    case 'sending':
      return state.again ? 'unsure' : 'form';
    case 'unsure':
    case 'reported':
      return state.status;
  }
}
