'use client';

import { type ComponentPropsWithRef, useEffect, useRef } from 'react';

import { classes } from '../../private/classes.ts';
import { handleGroupedChange } from '../../private/groupedEdit.ts';
import { Field, type FieldMessages } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import * as css from './AmountField.css.ts';
import { amountGrouping, formatAmountText } from './amountText.ts';

/** Props of {@link AmountField}. `className` goes to the root, `ref` and other props to the `input`. */
export interface AmountFieldProps
  extends
    FieldMessages,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'
    > {
  /** The text as typed, with or without separators. It is not a number; the amount rules validate it. */
  value: string;
  /** Called with the displayed text, e.g. `1,500`. */
  onValueChange: (text: string) => void;
  /** Requests a keyboard with a decimal point. @default false */
  decimals?: boolean;
  /** The unit next to the number, e.g. `บาท`. */
  unit: string;
}

/** Digits of any script, separators and currency signs. Includes `.`, otherwise 12.50 would silently become 1,250. */
const OF_AMOUNTS = /[\p{Nd}.,\s฿]/u;

/** Keys that do not belong to an amount are ignored (section 5). Pasted text is kept complete, for the rules to validate. */
function refuseLetters(event: InputEvent): void {
  const { data, inputType } = event;
  if (inputType === 'insertText' && data && !OF_AMOUNTS.test(data)) event.preventDefault();
}

/** The native event: React's event does not tell how the text was entered. */
function useAmountKeys() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('beforeinput', refuseLetters);
    return () => element?.removeEventListener('beforeinput', refuseLetters);
  }, []);
  return box;
}

/**
 * An amount of money in large figures. It adds commas while typing and keeps the caret between the same digits. Thai digits
 * and pasted amounts are supported. Invalid text is kept, so that the rules can report it.
 */
export function AmountField({
  label,
  hint,
  error,
  value,
  onValueChange,
  decimals = false,
  unit,
  className,
  ...rest
}: AmountFieldProps) {
  const text = formatAmountText(value);
  const box = useAmountKeys();
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div ref={box} className={classes(fieldCss.box, css.box)} data-part="box">
          <input
            autoComplete="off"
            enterKeyHint="done"
            placeholder="0"
            {...rest}
            {...control}
            type="text"
            inputMode={decimals ? 'decimal' : 'numeric'}
            value={text}
            onChange={(event) => onValueChange(handleGroupedChange(event, text, amountGrouping))}
            className={classes(fieldCss.input, css.input)}
            data-part="input"
            data-length={text.length > 11 ? 'longest' : text.length > 8 ? 'long' : undefined}
          />
          <span className={css.unit} data-part="unit" aria-hidden="true">
            {unit}
          </span>
        </div>
      )}
    </Field>
  );
}
