'use client';

import { useId, type ComponentPropsWithRef } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Switch.css.ts';

/** Props of {@link Switch}. `className` goes to the root, `ref` and other props to the `input`. */
export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'size'
> {
  /** The label. */
  label: string;
  /** A description, announced after the name. */
  description?: string | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Height of the track: 24 or 32 px. The touch target is always 48 px high. @default 'md' */
  size?: 'sm' | 'md';
}

/** The native checkbox provides the state; `aria-checked` would duplicate it. */
const ROLE = { role: 'switch' } as const;

/** A setting that is on or off, with immediate effect. The whole row is its target. */
export function Switch({
  label,
  description,
  onCheckedChange,
  onChange,
  size = 'md',
  className,
  ...rest
}: SwitchProps) {
  const id = useId();
  return (
    <label className={classes(css.root, className)} data-component="switch">
      <span className={css.words}>
        <span id={`${id}-label`} className={css.label} data-part="label">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className={css.description} data-part="description">
            {description}
          </span>
        )}
      </span>
      <input
        aria-describedby={description ? `${id}-description` : undefined}
        {...rest}
        type="checkbox"
        {...ROLE}
        aria-labelledby={`${id}-label`}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        className={css.input}
        data-part="input"
      />
      <span className={css.track} data-part="track" data-size={size} aria-hidden="true">
        <span className={css.thumb} data-part="thumb" />
      </span>
    </label>
  );
}
