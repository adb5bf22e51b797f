'use client';

import {
  checkTransferAmount,
  formatSatang,
  formatSatangShort,
  type TransferAmountProblem,
  type TransferChannel,
  type TransferField,
  type TransferState,
} from '@brand/domain';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';

import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { AmountField } from '../../primitives/AmountField/AmountField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as cashier from '../cashier.css.ts';
import { DepositQuickAmounts } from '../DepositPanel/DepositQuickAmounts.tsx';
import { ViewHead } from '../ViewHead.tsx';
import { TransferFailure } from './TransferFailure.tsx';
import * as css from './TransferReport.css.ts';
import { TransferTarget } from './TransferTarget.tsx';
import { TransferWhen } from './TransferWhen.tsx';

/** Props of {@link TransferForm}. */
export interface TransferFormProps {
  channel: TransferChannel;
  state: Extract<TransferState, { status: 'reporting' | 'sending' }>;
  bonus: ReactNode;
  onType: (field: TransferField, text: string) => void;
  onSubmit: () => void;
  onReturn: (() => void) | null;
  onChangeChannel: (() => void) | null;
  historyHref: string;
  headingLevel: 2 | 3;
}

/** The field that a refusal concerns. */
const FIELD_OF_CODE: Readonly<Record<string, 'amount' | 'time' | 'reference'>> = {
  2202: 'amount',
  2203: 'reference',
  2204: 'time',
};

/** Form for amount, time and slip reference. */
export function TransferForm(props: TransferFormProps) {
  const { channel, state, onType, onSubmit, onReturn, historyHref, headingLevel } = props;
  const t = useText();
  const guard = useDoubleClickGuard(state);
  const { draft } = state;
  const sending = state.status === 'sending';
  const problems = state.status === 'reporting' ? state.problems : null;
  const failure = state.status === 'reporting' ? state.failure : null;

  // The first invalid field receives focus once after each attempt, never while typing.
  const form = useRef<HTMLFormElement>(null);
  const tried = useRef(false);
  useEffect(() => {
    if (!tried.current || state.status !== 'reporting') return;
    tried.current = false;
    const wrong = (['amount', 'time', 'reference'] as const).find((name) => state.problems[name]);
    const name = wrong ?? FIELD_OF_CODE[state.failure?.code ?? ''];
    form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  }, [state]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    tried.current = true;
    guard(onSubmit);
  };
  const words = { autoComplete: 'off', readOnly: sending };
  const isUsdt = channel.kind === 'usdt';

  return (
    <form
      ref={form}
      className={classes(cashier.form, cashier.narrow)}
      noValidate
      onSubmit={handleSubmit}
      aria-busy={sending}
    >
      <ViewHead level={headingLevel} onBack={!sending ? onReturn : null}>
        {t('cashier.transfer.form.title')}
      </ViewHead>
      <TransferTarget channel={channel} />
      <div className={css.fields}>
        <AmountField
          {...words}
          name="amount"
          decimals={isUsdt ? 6 : 0}
          ignoredText={(text) => t('common.ignored', { text })}
          label={t(isUsdt ? 'cashier.transfer.form.amountUsdt' : 'cashier.transfer.form.amount')}
          unit={isUsdt ? 'USDT' : t('common.baht')}
          value={draft.amount}
          onValueChange={(text) => onType('amount', text)}
          hint={hint()}
          error={problems?.amount && t(...amountWords(problems.amount, isUsdt))}
        />
        {!isUsdt && (
          <DepositQuickAmounts
            range={channel.range}
            draft={draft.amount}
            onChoose={(text) => onType('amount', text)}
          />
        )}
      </div>
      <TransferWhen
        draft={draft}
        problem={problems?.time ?? null}
        readOnly={sending}
        onType={onType}
      />
      <TextField
        {...words}
        name="reference"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        label={t(isUsdt ? 'cashier.transfer.form.hash' : 'cashier.transfer.form.reference')}
        value={draft.reference}
        onChange={(event) => onType('reference', event.currentTarget.value)}
        hint={t('cashier.transfer.form.referenceHint')}
        error={problems?.reference && t('cashier.transfer.problem.reference')}
      />
      {props.bonus}
      {failure && (
        <TransferFailure
          failure={failure}
          onChangeChannel={props.onChangeChannel}
          historyHref={historyHref}
        />
      )}
      <ActionBar>
        <Button type="submit" size="lg" fullWidth loading={sending}>
          {t('cashier.transfer.form.submit')}
        </Button>
      </ActionBar>
      <span role="status" className={visuallyHidden}>
        {sending ? t('cashier.transfer.form.sending') : ''}
      </span>
    </form>
  );

  /** The converted value of a valid USDT amount, otherwise the range of the channel. */
  function hint(): string {
    const checked = checkTransferAmount(draft.amount, channel);
    if (channel.kind === 'usdt' && checked.ok) {
      return t('cashier.transfer.form.worth', { amount: formatSatang(checked.worth) });
    }
    const { min, max } = channel.range;
    return t('cashier.deposit.amount.hint', {
      min: formatSatangShort(min),
      max: formatSatangShort(max),
    });
  }
}

function amountWords(problem: TransferAmountProblem, isUsdt: boolean) {
  const limit = 'limit' in problem ? { limit: formatSatangShort(problem.limit) } : {};
  const code = problem.code === 'digitsOnly' && isUsdt ? 'usdtDigits' : problem.code;
  return [`cashier.transfer.problem.${code}`, limit] as const;
}
