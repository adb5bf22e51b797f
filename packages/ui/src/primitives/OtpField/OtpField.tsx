'use client';

import { OTP_DIGITS } from '@brand/domain';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';

import { classes } from '../../private/classes.ts';
import { Field, type FieldMessages } from '../Field/Field.tsx';
import * as css from './OtpField.css.ts';
import { otpText } from './otpText.ts';
import { useOneBoxAtATime } from './useOneBoxAtATime.ts';

/** Props of {@link OtpField}. `className` goes to the root, `ref` and other props to the `input`. */
export interface OtpFieldProps
  extends
    FieldMessages,
    Omit<
      ComponentPropsWithRef<'input'>,
      | 'type'
      | 'value'
      | 'defaultValue'
      | 'inputMode'
      | 'maxLength'
      | 'onChange'
      | 'onSelect'
      | 'onKeyDown'
      | 'onClick'
      | 'onBlur'
    > {
  /** The digits typed so far. */
  value: string;
  /** Called with the digits, at most the length of the code. */
  onValueChange: (digits: string) => void;
  /** Called once when the last digit is entered: typed, pasted or autofilled from the SMS. */
  onComplete?: ((code: string) => void) | undefined;
  /** Number of digits. @default 6 */
  digits?: number;
}

/**
 * A code from an SMS: one input that looks like boxes. A phone can autofill it, a whole message can be pasted, and screen
 * readers see a single field. An error keeps the digits, so that one of them can be corrected.
 */
export function OtpField({
  label,
  hint,
  error,
  value,
  onValueChange,
  onComplete,
  digits = OTP_DIGITS,
  className,
  disabled,
  ...rest
}: OtpFieldProps) {
  const text = otpText(value, digits);
  const { marked, markAfter, handlers } = useOneBoxAtATime(digits);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const raw = input.value;
    const next = otpText(raw, digits);
    const caret = otpText(raw.slice(0, input.selectionStart ?? raw.length), digits).length;
    input.value = next;
    markAfter(input, text, caret);
    if (next === text) return;
    onValueChange(next);
    if (next.length === digits) onComplete?.(next);
  };
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={css.row} data-component="otp-field" data-part="row">
          <input
            autoComplete="one-time-code"
            enterKeyHint="done"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            {...handlers}
            disabled={disabled}
            type="text"
            inputMode="numeric"
            value={text}
            onChange={handleChange}
            className={css.input}
            data-part="input"
          />
          {Array.from({ length: digits }, (_, place) => (
            <span
              key={place}
              aria-hidden="true"
              className={classes(css.box, digits % 2 === 0 && place === digits / 2 && css.half)}
              data-part="box"
              data-state={boxState(place, text, marked)}
            >
              {text[place]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}

type BoxState = 'empty' | 'filled' | 'marked' | 'caret';

function boxState(
  place: number,
  text: string,
  marked: { readonly start: number; readonly end: number } | null,
): BoxState {
  const filled = place < text.length;
  if (marked && filled && place >= marked.start && place < marked.end) return 'marked';
  if (marked && !filled && marked.start === place && marked.end === place) return 'caret';
  return filled ? 'filled' : 'empty';
}
