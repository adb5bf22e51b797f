'use client';

import type { ComponentPropsWithRef } from 'react';

import { handleGroupedChange } from '../../private/groupedEdit.ts';
import { Field, type FieldMessages } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import * as css from './PhoneField.css.ts';
import { phoneGrouping, plainPhoneText } from './phoneText.ts';

/** Props of {@link PhoneField}. `className` goes to the root, `ref` and other props to the `input`. */
export interface PhoneFieldProps
  extends
    FieldMessages,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'name'
    > {
  /** The digits of the number, e.g. `0812345678`. Validate it with `checkPhone`. */
  value: string;
  /** Called with the digits; a plus is first only while a country code is being typed. */
  onValueChange: (digits: string) => void;
  /** Submits the digits with a form under this name. @default not submitted */
  name?: string;
}

/**
 * A Thai mobile number, grouped while it is typed: `081-234-5678`. The caret stays between the same digits. Thai digits and
 * pasted numbers with `+66`, spaces and dashes are supported.
 */
export function PhoneField({
  label,
  hint,
  error,
  value,
  onValueChange,
  name,
  className,
  ...rest
}: PhoneFieldProps) {
  const plain = plainPhoneText(value);
  const text = phoneGrouping.group(plain);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={fieldCss.box} data-part="box">
          <input
            autoComplete="tel"
            placeholder="0xx-xxx-xxxx"
            {...rest}
            {...control}
            type="tel"
            inputMode="tel"
            value={text}
            onChange={(event) =>
              onValueChange(plainPhoneText(handleGroupedChange(event, text, phoneGrouping)))
            }
            className={`${fieldCss.input} ${css.input}`}
            data-part="input"
          />
          {name && <input type="hidden" name={name} value={plain} disabled={rest.disabled} />}
        </div>
      )}
    </Field>
  );
}
