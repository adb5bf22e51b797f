'use client';

import type { TransferChannel, TransferField, TransferState } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import { useViewFocus } from '../../hooks/useViewFocus.ts';
import { classes } from '../../private/classes.ts';
import * as cashier from '../cashier.css.ts';
import { TransferReported, TransferUnsure } from './TransferResult.tsx';
import { TransferForm } from './TransferForm.tsx';

/** A transfer from its report on: what `transferTransition` makes of it. */
export type TransferReportState = Exclude<TransferState, { status: 'details' }>;

/** What the history says of a reported transfer. */
export type TransferOutcome = 'waiting' | 'credited' | 'turnedDown';

/** Props of {@link TransferReport}. Other props go to the root. */
export interface TransferReportProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'onSubmit' | 'children'
> {
  /** Where the money was sent. */
  channel: TransferChannel;
  /** Where the report stands. */
  state: TransferReportState;
  /** What has become of a reported one. @default 'waiting' */
  outcome?: TransferOutcome;
  /** The choice of a bonus, in the form. @default none */
  bonus?: ReactNode;
  /** Gets what stands in a field. */
  onType: (field: TransferField, text: string) => void;
  /** Send it. A hundred clicks in one task are one call. */
  onSubmit: () => void;
  /** From the form back to where to transfer to. Null where the page has an arrow of its own. */
  onReturn: (() => void) | null;
  /** Ask again with the same key, after the connection broke. */
  onRecheck: () => void;
  /** From the end to another transfer. */
  onRestart: () => void;
  /** From the end of one that was not found back to the form, with what was sent. */
  onReopen: () => void;
  /** To another channel, where this one refuses or does not answer. Null or left out where there is none. */
  onChangeChannel?: (() => void) | null;
  /** Address of the history. */
  historyHref: string;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * The report of a transfer that was made outside of the site, from its form to the reference under which it is looked for.
 * Bank accounts, e-wallets and USDT alike.
 */
export function TransferReport({
  channel,
  state,
  outcome = 'waiting',
  bonus,
  onType,
  onSubmit,
  onReturn,
  onRecheck,
  onRestart,
  onReopen,
  onChangeChannel = null,
  historyHref,
  headingLevel = 2,
  className,
  ...rest
}: TransferReportProps) {
  // Sending changes no view: what was on show stays and its button waits.
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
          onChangeChannel={onChangeChannel}
          historyHref={historyHref}
          headingLevel={headingLevel}
        />
      )}
      {state.status === 'reported' && (
        <TransferReported
          state={state}
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
