'use client';

import { useId, type ComponentPropsWithRef } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Switch.css.ts';

/** Props of {@link Switch}. `className` goes to the root, `ref` and other props to the `input`. */
export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'size'
> {
  /** What is on or off. */
  label: string;
  /** A second line, read after the name. */
  description?: string | undefined;
  /** Gets whether it is on now. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Height of the track: 24 or 32 px. The row is a target of 48 px either way. @default 'md' */
  size?: 'sm' | 'md';
}

/** Its state is the checkbox’s own: `aria-checked` beside that would be a second truth. */
const ROLE = { role: 'switch' } as const;

/** A setting that is on or off and takes effect at once. The whole row is its target. */
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
