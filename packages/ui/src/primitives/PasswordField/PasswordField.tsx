'use client';

import { useState, type ComponentPropsWithRef } from 'react';

import { classes } from '../../private/classes.ts';
import { Field, type FieldMessages } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './PasswordField.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** Props of {@link PasswordField}. `className` goes to the root, `ref` and other props to the `input`. */
export interface PasswordFieldProps
  extends FieldMessages, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** The kind of password, for password managers. */
  autoComplete: 'current-password' | 'new-password';
  /** Name of the toggle while the password is hidden. */
  showLabel: string;
  /** Name of the toggle while the password is visible. */
  hideLabel: string;
}

/** A password field with a toggle that shows the text. */
export function PasswordField({
  label,
  hint,
  error,
  showLabel,
  hideLabel,
  className,
  ...rest
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={classes(fieldCss.box, css.box)} data-part="box">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={visible ? 'text' : 'password'}
            className={fieldCss.input}
            data-part="input"
          />
          <button
            type="button"
            className={css.toggle}
            data-part="toggle"
            data-state={visible ? 'visible' : 'hidden'}
            aria-label={visible ? hideLabel : showLabel}
            aria-controls={control.id}
            // A press on the toggle must not take the focus from the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setVisible(!visible)}
          >
            <Icon glyph={visible ? glyphs.eyeOff : glyphs.eye} />
          </button>
        </div>
      )}
    </Field>
  );
}
