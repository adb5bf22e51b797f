'use client';

import { arabicDigits, groupAccountNumber } from '@brand/domain';
import type { ComponentPropsWithRef } from 'react';

import { handleGroupedChange, type Grouping } from '../private/groupedEdit.ts';
import { Field, type FieldMessages } from '../primitives/Field/Field.tsx';
import * as fieldCss from '../primitives/Field/Field.css.ts';
import * as account from './account.css.ts';

/** As banks print it, 3-1-5; the few banks with longer numbers go on without a gap. */
const grouping: Grouping = {
  plain: (typed) => arabicDigits(typed).replace(/\D/g, ''),
  group: (digits) => groupAccountNumber(digits) + digits.slice(11),
};

/** Props of {@link AccountNumberField}; the rest, `ref` too, goes to the `input`, `className` to the root. */
export interface AccountNumberFieldProps
  extends
    FieldMessages,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'
    > {
  /** The number in digits alone. */
  value: string;
  /** Gets the digits. */
  onValueChange: (digits: string) => void;
}

/** The number of a bank account, grouped while it is typed; pasted ones with any separators are understood. */
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
