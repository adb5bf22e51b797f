'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Field.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** What a control must carry so that its label, hint and error are read with it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The words around a control. */
export interface FieldMessages {
  /** What is asked for. Always seen: a placeholder is no label. */
  label: string;
  /** What helps before typing, such as the range. The error takes its place, so that nothing moves. */
  hint?: string | undefined;
  /** What is wrong and what to do, beside the field while the typed value stays. Null or empty: nothing is. */
  error?: string | null | undefined;
}

/** Props of {@link Field}. Other props go to the root. */
export interface FieldProps extends FieldMessages, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Draws the control with the given attributes on it. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, control and message, tied together for every way of reading them. */
export function Field({ label, hint, error, children, className, ...rest }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const message = error || hint;
  return (
    <div {...rest} className={classes(css.root, className)} data-component="field">
      <label htmlFor={id} className={css.label} data-part="label">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': message ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {message && (
        <p id={messageId} className={css.message} data-part={error ? 'error' : 'hint'}>
          {error && <Icon glyph={glyphs.error} size={16} className={css.messageIcon} />}
          {message}
        </p>
      )}
    </div>
  );
}
