'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Field.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** Attributes of the control, so that label, hint and error are announced with it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The texts around a control. */
export interface FieldMessages {
  /** The label. Always visible: a placeholder does not replace a label. */
  label: string;
  /** Help shown before typing, such as the range. The error replaces it, so that nothing moves. */
  hint?: string | undefined;
  /** What is wrong and what to do, below the field. The typed value stays. Null or empty for none. */
  error?: string | null | undefined;
}

/** Props of {@link Field}. Other props go to the root. */
export interface FieldProps extends FieldMessages, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Something that has just happened to the typed text, before the hint or error. Announced politely. Empty for nothing. */
  note?: string | undefined;
  /** Renders the control with the given attributes. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, control and message, linked for assistive technology. */
export function Field({ label, hint, error, note, children, className, ...rest }: FieldProps) {
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
        'aria-describedby': message || note ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(message || note) && (
        <p id={messageId} className={css.message} data-part={error ? 'error' : 'hint'}>
          {error && <Icon glyph={glyphs.error} size={16} className={css.messageIcon} />}
          <span>
            {/* Before there is a note: screen readers only announce content added to a region. */}
            {note !== undefined && (
              <span aria-live="polite" className={css.note} data-part="note">
                {note}
              </span>
            )}
            {note && message && ' · '}
            {message}
          </span>
        </p>
      )}
    </div>
  );
}
