'use client';

import { type ComponentPropsWithRef, useEffect, useRef } from 'react';

import { classes } from '../../private/classes.ts';
import { handleGroupedChange } from '../../private/groupedEdit.ts';
import { Field, type FieldMessages } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import * as css from './AmountField.css.ts';
import { amountGrouping, formatAmountText } from './amountText.ts';

/** Props of {@link AmountField}; the rest, `ref` too, goes to the `input`, `className` to the root. */
export interface AmountFieldProps
  extends
    FieldMessages,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'
    > {
  /** The text as typed, with or without separators. It is not a number: the amount rules judge it. */
  value: string;
  /** Gets the text as it is shown, e.g. `1,500`. */
  onValueChange: (text: string) => void;
  /** Offers a decimal point on the keyboard. @default false */
  decimals?: boolean;
  /** What is counted, beside the figure, e.g. `บาท`. */
  unit: string;
}

/** Figures of any kind, separators and the sign of a currency; `.` too, or 12.50 would silently become 1,250. */
const OF_AMOUNTS = /[\p{Nd}.,\s฿]/u;

/** A key that has no place in an amount does nothing (section 5). What is pasted comes whole, for the rules to judge. */
function refuseLetters(event: InputEvent): void {
  const { data, inputType } = event;
  if (inputType === 'insertText' && data && !OF_AMOUNTS.test(data)) event.preventDefault();
}

/** The browser's own event: that of React hides how the text came. */
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
 * An amount of money in large figures. Commas come while typing and the caret stays between the same digits; Thai
 * digits and pasted amounts are understood. Nothing that a rule must name is taken away.
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
