'use client';

import {
  type Fault,
  formatUsdt,
  type Satang,
  type TransferChannel,
  type TransferState,
} from '@brand/domain';

import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as money from '../../primitives/Money/Money.css.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { FlowAmount } from '../FlowAmount.tsx';
import * as cashier from '../cashier.css.ts';
import { FlowResult } from '../FlowResult.tsx';
import { channelName } from '../channelName.ts';
import { useReceipt } from '../useReceipt.tsx';
import { VoidButton, VoidNote } from '../VoidRequest.tsx';

/** Props of {@link TransferUnsure}. */
export interface TransferUnsureProps {
  state: Extract<TransferState, { status: 'unsure' | 'sending' }>;
  onRecheck: () => void;
  /** Voids the key of the report. @default none */
  onVoid?: (() => Promise<void>) | undefined;
  voidFault: Fault | null;
  /** Null if there is no other channel. */
  onChangeChannel: (() => void) | null;
  historyHref: string;
  headingLevel: 2 | 3;
}

/** The connection was lost after sending and the outcome is unknown. Asking again is safe. */
export function TransferUnsure({
  state,
  onRecheck,
  onVoid,
  voidFault,
  onChangeChannel,
  historyHref,
  headingLevel,
}: TransferUnsureProps) {
  const t = useText();
  const guard = useDoubleClickGuard(state);
  const { report } = state;
  const sending = state.status === 'sending';
  return (
    <FlowResult
      tone="pending"
      title={t('cashier.transfer.unsure.title')}
      headingLevel={headingLevel}
      claim="unknown"
      details={
        onVoid && <VoidNote fault={voidFault}>{t('cashier.transfer.unsure.voidNote')}</VoidNote>
      }
      wholePage
      action={
        <Button size="lg" fullWidth loading={sending} onClick={() => guard(onRecheck)}>
          {t('cashier.transfer.unsure.recheck')}
        </Button>
      }
      more={
        <>
          {onVoid && !sending && (
            <VoidButton onVoid={onVoid}>{t('cashier.transfer.unsure.void')}</VoidButton>
          )}
          <LinkButton href={historyHref} variant="ghost" tone="neutral" fullWidth>
            {t('cashier.history')}
          </LinkButton>
          {onChangeChannel && (
            <Button variant="ghost" tone="neutral" fullWidth onClick={onChangeChannel}>
              {t('cashier.deposit.channels.title')}
            </Button>
          )}
          <span role="status" className={visuallyHidden}>
            {sending ? t('cashier.transfer.form.sending') : ''}
          </span>
        </>
      }
    >
      {report.kind === 'usdt' ? (
        <span
          className={classes(money.root, money.sizes.xl, cashier.amountWell)}
          data-part="amount"
        >
          {`${formatUsdt(report.amount)} USDT`}
        </span>
      ) : (
        <FlowAmount amount={report.amount} />
      )}
      <Text tone="muted" align="center">
        {t('cashier.transfer.unsure.text')}
      </Text>
    </FlowResult>
  );
}

/** Props of {@link TransferReported}. */
export interface TransferReportedProps {
  channel: TransferChannel;
  state: Extract<TransferState, { status: 'reported' }>;
  /** The balance that was read after the credit. Null before that, and while it is loading. */
  balance: Satang | null;
  outcome: 'waiting' | 'credited' | 'turnedDown';
  onRestart: () => void;
  onReopen: () => void;
  historyHref: string;
  headingLevel: 2 | 3;
}

const TONES = { waiting: 'pending', credited: 'success', turnedDown: 'danger' } as const;

/** The result of a report: checking, credited or not found, with its receipt. */
export function TransferReported({
  channel,
  state,
  balance,
  outcome,
  onRestart,
  onReopen,
  historyHref,
  headingLevel,
}: TransferReportedProps) {
  const t = useText();
  const { report, receipt } = state;
  const isLost = outcome === 'turnedDown';
  const title = t(`cashier.transfer.${outcome}.title`);
  const card = useReceipt({
    title,
    amount: receipt.amount,
    imageOnly: [{ name: t('cashier.receipt.channel'), value: channelName(channel) }],
    reference: receipt.reference,
    at: report.paidAt,
    atName: t('cashier.receipt.paidAt'),
    balance: outcome === 'credited' ? balance : null,
  });
  return (
    <FlowResult
      key={outcome}
      tone={TONES[outcome]}
      title={title}
      headingLevel={headingLevel}
      details={card.card}
      wholePage
      action={
        isLost ? (
          <Button size="lg" fullWidth onClick={onReopen}>
            {t('cashier.transfer.turnedDown.reopen')}
          </Button>
        ) : (
          <LinkButton href={historyHref} size="lg" fullWidth>
            {t('cashier.history')}
          </LinkButton>
        )
      }
      more={
        <>
          {isLost && (
            <LinkButton href={historyHref} variant="ghost" tone="neutral" fullWidth>
              {t('cashier.history')}
            </LinkButton>
          )}
          {card.save}
          <Button variant="ghost" tone="neutral" fullWidth onClick={onRestart}>
            {t('cashier.transfer.end.again')}
          </Button>
        </>
      }
    >
      <FlowAmount amount={receipt.amount} />
      {report.kind === 'usdt' && (
        <Text size="sm" tone="muted" className={cashier.tabular}>
          {t('cashier.transfer.end.sent', { amount: formatUsdt(report.amount) })}
        </Text>
      )}
      {report.bonus !== null && !isLost && (
        <Text size="sm" align="center" data-part="bonus">
          {t('cashier.bonus.withTransfer')}
        </Text>
      )}
      <Text tone="muted" align="center">
        {t(`cashier.transfer.${outcome}.text`)}
      </Text>
    </FlowResult>
  );
}
