'use client';

import type { DepositChannel, DepositState, Satang } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import { useViewFocus } from '../../hooks/useViewFocus.ts';
import { classes } from '../../private/classes.ts';
import * as css from '../cashier.css.ts';
import { ChannelList, type DepositChannelsState } from '../ChannelList/ChannelList.tsx';
import { DepositAmount } from './DepositAmount.tsx';
import { DepositAlerted, DepositExpired, DepositSucceeded } from './DepositResult.tsx';
import { DepositQrView } from './DepositQrView.tsx';
import { DepositRequesting } from './DepositRequesting.tsx';

/** Props of {@link DepositPanel}. Other props go to the root. */
export interface DepositPanelProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'onSubmit' | 'children'
> {
  /** Where the deposit stands: the state of `depositTransition`. */
  state: DepositState;
  /** The channels to choose from, or why there are none. */
  channels: DepositChannelsState;
  /** Balance after the deposit, in satang; null while it is being asked for. Read in `succeeded` only. */
  balance: Satang | null;
  /** Gets the channel that was pressed. */
  onChannelChoose: (channel: DepositChannel) => void;
  /** Asks for another channel where one is chosen already: opens the picker. Left out where there is only one. */
  onChannelChange?: () => void;
  /** `channelKey` of the channel that the member paid through last. @default null */
  lastUsed?: string | null;
  /** What can be done where there is no channel: log in again, contact admin. */
  emptyActions?: ReactNode;
  /** About its bonus: BonusChoice while the amount is typed, BonusAccepted with the QR and at the end. @default none */
  bonus?: ReactNode;
  /** Gets what stands in the field, e.g. `1,500`. */
  onAmountChange: (text: string) => void;
  /** Ask for the QR. A hundred clicks in one task are one call. */
  onSubmit: () => void;
  /** Give up the request on its way or the QR on show. */
  onCancel: () => void;
  /** Back to the channels. Not offered where there is only one; null where the page has an arrow of its own. */
  onLeave: (() => void) | null;
  /** The same channel again, from an end. */
  onRestart: () => void;
  /** Ask for the channels again. */
  onRetry: () => void;
  /** Whether the member has confirmed that a QR must not be used twice; until then the question stays. @default true */
  reuseUnderstood?: boolean;
  /** The member has confirmed it. */
  onReuseUnderstand?: () => void;
  /** Opens a chat with admin, where a sentence says to contact them; null where there is none. @default null */
  contactHref?: string | null;
  /** Address of the history. */
  historyHref: string;
  /** Address of the lobby, the one next step after a deposit. */
  homeHref: string;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
}

/** A deposit by QR, from choosing the channel to the new balance (sections 2 and 4). It draws; it does not wait or ask. */
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
