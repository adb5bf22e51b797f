'use client';

import type { DepositChannel, DepositState, Satang } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import { useViewFocus } from '../../hooks/useViewFocus.ts';
import { classes } from '../../private/classes.ts';
import * as css from '../cashier.css.ts';
import { ChannelList, type DepositChannelsState } from '../ChannelList/ChannelList.tsx';
import { DepositAmount } from './DepositAmount.tsx';
import { DepositAlerted, DepositExpired, DepositSucceeded } from './DepositResult.tsx';
import type { BankApp } from './DepositQrKeep.tsx';
import { DepositQrView } from './DepositQrView.tsx';
import { DepositRequesting } from './DepositRequesting.tsx';

/** Props of {@link DepositPanel}. Other props go to the root. */
export interface DepositPanelProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'onSubmit' | 'children'
> {
  /** State of `depositTransition`. */
  state: DepositState;
  /** The channels, or their loading state. */
  channels: DepositChannelsState;
  /** Balance after the deposit in satang. Null while it is loading. Used only in `succeeded`. */
  balance: Satang | null;
  /** Called with the channel that was pressed. */
  onChannelChoose: (channel: DepositChannel) => void;
  /** Opens the picker to change the selected channel. Omitted if there is only one channel. */
  onChannelChange?: () => void;
  /** `channelKey` of the last used channel. @default null */
  lastUsed?: string | null;
  /** Actions if there is no channel: log in again, contact an admin. */
  emptyActions?: ReactNode;
  /** Bonus content: BonusChoice in the amount view, BonusAccepted with the QR code and the result. @default none */
  bonus?: ReactNode;
  /** Called with the value of the field, e.g. `1,500`. */
  onAmountChange: (text: string) => void;
  /** Requests the QR code. A hundred clicks in one task result in one call. */
  onSubmit: () => void;
  /** Cancels the pending request or the current QR code. */
  onCancel: () => void;
  /** Back to the channels. Not shown if there is only one channel. Null if the page has its own back arrow. */
  onLeave: (() => void) | null;
  /** Starts again with the same channel, from a result view. */
  onRestart: () => void;
  /** Reloads the channels. */
  onRetry: () => void;
  /** Whether the member has confirmed that a QR code must not be used twice. The warning stays until then. @default true */
  reuseUnderstood?: boolean;
  /** Called when the member confirms the warning. */
  onReuseUnderstand?: () => void;
  /** The app of the member's bank, for the QR code. Null if it is unknown, and on desktops. @default null */
  bankApp?: BankApp | null;
  /** Opens a chat with an admin, for messages that say to contact one. Null if unavailable. @default null */
  contactHref?: string | null;
  /** URL of the history. */
  historyHref: string;
  /** URL of the lobby, the next step after a deposit. */
  homeHref: string;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
}

/** A deposit by QR code, from the channel to the new balance (sections 2 and 4). Presentational: no timers, no requests. */
export function DepositPanel({
  state,
  channels,
  balance,
  onChannelChoose,
  onChannelChange,
  lastUsed = null,
  emptyActions,
  bonus,
  onAmountChange,
  onSubmit,
  onCancel,
  onLeave,
  onRestart,
  onRetry,
  reuseUnderstood = true,
  onReuseUnderstand,
  bankApp = null,
  contactHref = null,
  historyHref,
  homeHref,
  headingLevel = 2,
  className,
  ...rest
}: DepositPanelProps) {
  const root = useViewFocus<HTMLElement>(state.status);
  const canLeave = !(channels.status === 'ready' && channels.channels.length === 1);
  const again = { onRestart, historyHref, headingLevel };
  return (
    <section
      {...rest}
      ref={root}
      className={classes(css.panel, className)}
      data-component="deposit-panel"
      data-state={state.status}
    >
      {(() => {
        switch (state.status) {
          case 'choosing':
            return (
              <ChannelList
                state={channels}
                onChoose={onChannelChoose}
                onRetry={onRetry}
                headingLevel={headingLevel}
                lastUsed={lastUsed}
                emptyActions={emptyActions}
              />
            );
          case 'entering':
            return (
              <DepositAmount
                state={state}
                onAmountChange={onAmountChange}
                onSubmit={onSubmit}
                onLeave={canLeave ? onLeave : null}
                onChannelChange={(canLeave && onChannelChange) || null}
                contactHref={contactHref}
                bonus={bonus}
                headingLevel={headingLevel}
              />
            );
          case 'requesting':
            return (
              <DepositRequesting state={state} onCancel={onCancel} headingLevel={headingLevel} />
            );
          case 'waiting':
            return (
              <DepositQrView
                state={state}
                bankApp={bankApp}
                onCancel={onCancel}
                onReuseUnderstand={reuseUnderstood ? null : (onReuseUnderstand ?? null)}
                bonus={bonus}
                headingLevel={headingLevel}
              />
            );
          case 'succeeded':
            return (
              <DepositSucceeded
                state={state}
                balance={balance}
                homeHref={homeHref}
                bonus={bonus}
                {...again}
              />
            );
          case 'alerted':
            return <DepositAlerted state={state} contactHref={contactHref} {...again} />;
          case 'expired':
            return <DepositExpired {...again} />;
        }
      })()}
    </section>
  );
}
