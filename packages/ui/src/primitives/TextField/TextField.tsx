import type { ComponentPropsWithRef } from 'react';

import { Field, type FieldMessages } from '../Field/Field.tsx';
import * as css from '../Field/Field.css.ts';

/** Props of {@link TextField}. `className` goes to the root, `ref` and other props to the `input`. */
export interface TextFieldProps extends FieldMessages, ComponentPropsWithRef<'input'> {
  /** Keyboard and validation of the browser. For passwords use PasswordField, for money AmountField. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search' | 'date';
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={css.box} data-part="box">
          <input {...rest} {...control} type={type} className={css.input} data-part="input" />
        </div>
      )}
    </Field>
  );
}
