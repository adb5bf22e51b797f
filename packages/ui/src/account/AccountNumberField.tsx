'use client';

import { arabicDigits, groupAccountNumber } from '@brand/domain';
import type { ComponentPropsWithRef } from 'react';

import { handleGroupedChange, type Grouping } from '../private/groupedEdit.ts';
import { Field, type FieldMessages } from '../primitives/Field/Field.tsx';
import * as fieldCss from '../primitives/Field/Field.css.ts';
import * as account from './account.css.ts';

/** Grouped 3-1-5, as banks print it. Digits of longer numbers follow without a gap. */
const grouping: Grouping = {
  plain: (typed) => arabicDigits(typed).replace(/\D/g, ''),
  group: (digits) => groupAccountNumber(digits) + digits.slice(11),
};

/** Props of {@link AccountNumberField}. Other props and `ref` go to the `input`, `className` to the root. */
export interface AccountNumberFieldProps
  extends
    FieldMessages,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'
    > {
  /** The number, digits only. */
  value: string;
  /** Called with the digits. */
  onValueChange: (digits: string) => void;
}

/** Input for a bank account number. Groups the digits while typing and accepts pasted numbers with any separators. */
export function AccountNumberField({
  label,
  hint,
  error,
  value,
  onValueChange,
  className,
  ...rest
}: AccountNumberFieldProps) {
  const text = grouping.group(grouping.plain(value));
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={fieldCss.box} data-part="box">
          <input
            autoComplete="off"
            {...rest}
            {...control}
            type="text"
            inputMode="numeric"
            value={text}
            onChange={(event) =>
              onValueChange(grouping.plain(handleGroupedChange(event, text, grouping)))
            }
            className={`${fieldCss.input} ${account.counting}`}
            data-part="input"
          />
        </div>
      )}
    </Field>
  );
}
