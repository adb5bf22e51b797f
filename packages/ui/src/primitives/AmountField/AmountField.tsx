'use client';

import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';

import { classes } from '../../private/classes.ts';
import { rewriteInput } from '../../private/groupedEdit.ts';
import { Field, type FieldMessages } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import * as css from './AmountField.css.ts';
import { editAmount } from './amountEdit.ts';
import { formatAmountText } from './amountText.ts';

/** Props of {@link AmountField}. `className` goes to the root, `ref` and other props to the `input`. */
export interface AmountFieldProps
  extends
    FieldMessages,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'
    > {
  /** The digits, with or without separators. It is not a number; the amount rules validate it. */
  value: string;
  /** Called with the displayed text, e.g. `1,500`. */
  onValueChange: (text: string) => void;
  /** Maximum number of decimals. @default 0 */
  decimals?: number;
  /** The unit next to the number, e.g. `บาท`. A pasted amount may include it. */
  unit: string;
  /** Text about characters that were typed or pasted and do not count, e.g. `“.50” is not counted`. Shown before the hint. */
  ignoredText: (characters: string) => string;
}

/**
 * An amount of money in large figures. It adds commas while typing and keeps the caret between the same digits. It shows nothing but
 * digits and, if decimals are allowed, a point; Thai digits are converted. Other typed or pasted characters are reported and do
 * not change the amount.
 */
export function AmountField({
  label,
  hint,
  error,
  value,
  onValueChange,
  decimals = 0,
  unit,
  ignoredText,
  className,
  onBlur,
  ...rest
}: AmountFieldProps) {
  const text = formatAmountText(value);
  const [last, setLast] = useState({ text, ignored: '' });
  // Another value than that of the last edit comes from a button or a reset.
  const ignored = last.text === text ? last.ignored : '';
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    const edited = rewriteInput(event, text, (edit) =>
      editAmount(edit, { decimals, unit, ignored }),
    );
    setLast({ text: edited?.text ?? typed, ignored: edited?.ignored ?? '' });
    if (edited?.text !== text) onValueChange(edited?.text ?? typed);
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={ignored && ignoredText(shortened(ignored))}
      className={className}
    >
      {(control) => (
        <div className={classes(fieldCss.box, css.box)} data-part="box">
          <input
            autoComplete="off"
            enterKeyHint="done"
            placeholder="0"
            {...rest}
            {...control}
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            value={text}
            onChange={handleChange}
            onBlur={(event) => {
              setLast({ text, ignored: '' });
              onBlur?.(event);
            }}
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

/** A pasted text may be long. */
function shortened(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}
