'use client';

import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';

import { classes } from '../../private/classes.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Checkbox.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** Props of {@link Checkbox}. `className` goes to the root, `ref` and other props to the `input`. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** The label. A link in it stays a link. */
  label: ReactNode;
  /** A description, announced after the name. */
  description?: string | undefined;
  /** Error message: what is wrong and what to do. Null or empty for none. */
  error?: string | null | undefined;
  /** Called with the new checked state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Only some of the represented options are checked; the next press sets all. @default false */
  indeterminate?: boolean;
  /** Size of the box: 20 or 24 px. The touch target is always 44 px high. @default 'md' */
  size?: 'sm' | 'md';
}

/** A checkbox, submitted with a form. A native input: the whole row is its target, Space toggles it. */
export function Checkbox({
  label,
  description,
  error,
  onCheckedChange,
  onChange,
  indeterminate = false,
  size = 'md',
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // `indeterminate` has no attribute, and a press resets it, so set it after each render.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const described = classes(description && `${id}-description`, error && `${id}-error`);
  return (
    <div className={classes(css.root, className)} data-component="checkbox">
      <label className={css.row} data-part="row">
        <input
          aria-describedby={described || undefined}
          {...rest}
          ref={input}
          type="checkbox"
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
          className={css.input}
          data-part="input"
          data-size={size}
        />
        <span className={css.mark} data-part="mark" data-size={size} aria-hidden="true">
          <Icon glyph={glyphs.check} size={16} className={css.tick} />
          <Icon glyph={glyphs.minus} size={16} className={css.dash} />
        </span>
        <span className={css.words}>
          <span id={`${id}-label`} className={css.label} data-part="label" data-size={size}>
            {label}
          </span>
          {description && (
            <span id={`${id}-description`} className={css.description} data-part="description">
              {description}
            </span>
          )}
        </span>
      </label>
      {error && (
        <p
          id={`${id}-error`}
          className={classes(fieldCss.message, css.error)}
          data-part="error"
          data-size={size}
        >
          <Icon glyph={glyphs.error} size={16} className={fieldCss.messageIcon} />
          {error}
        </p>
      )}
    </div>
  );
}
