'use client';

import { formatSatangShort, plainAmountText, type Satang } from '@brand/domain';
import { useEffect, useRef } from 'react';

import { useAboveKeyboard } from '../hooks/useAboveKeyboard.ts';
import { useText } from '../messages/useText.ts';
import { AmountField } from '../primitives/AmountField/AmountField.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import * as css from './cashier.css.ts';

/** Props of {@link PayoutAmount}. */
export interface PayoutAmountProps {
  /** The value as typed. */
  draft: string;
  onAmountChange: (text: string) => void;
  /** No amount can be typed now. @default false */
  disabled?: boolean;
  /** The maximum that is available now. */
  most: Satang;
  label: string;
  hint: string;
  /** Label of the button that fills in the maximum. */
  allLabel: string;
  /** Error of the amount. Null if there is none. A new error moves the focus to the field. */
  problem: { readonly key: object; readonly text: string } | null;
}

/** Amount field of a payout, with a button for the maximum. */
export function PayoutAmount(props: PayoutAmountProps) {
  const { draft, onAmountChange, disabled = false, most, label, hint, allLabel, problem } = props;
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useAboveKeyboard(field);
  const everything = formatSatangShort(most);
  const all = plainAmountText(draft) === plainAmountText(everything);
  const wrong = problem?.key;
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  return (
    <div className={css.payoutAmount}>
      <AmountField
        ref={field}
        className={css.amount}
        name="amount"
        disabled={disabled}
        decimals={2}
        ignoredText={(text) => t('common.ignored', { text })}
        label={label}
        unit={t('common.baht')}
        value={draft}
        onValueChange={onAmountChange}
        hint={hint}
        error={problem?.text}
      />
      <Button
        variant={all ? 'outline' : 'soft'}
        tone={all ? 'accent' : 'neutral'}
        className={css.payoutAll}
        aria-pressed={all}
        disabled={disabled}
        onClick={() => onAmountChange(everything)}
      >
        {allLabel}
      </Button>
    </div>
  );
}
