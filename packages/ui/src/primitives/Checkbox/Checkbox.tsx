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

/** Props of {@link Checkbox}; the rest, `ref` too, goes to the `input`, `className` to the root. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** What is agreed to or taken. A link within the words stays a link. */
  label: ReactNode;
  /** A second line, read after the name. */
  description?: string | undefined;
  /** What is wrong and what to do. Null or empty: nothing is. */
  error?: string | null | undefined;
  /** Gets whether it is checked now. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Some of what it stands for is checked and some is not; the next press decides for all. @default false */
  indeterminate?: boolean;
  /** Edge of the mark: 20 or 24 px. The row is a target of 44 px either way. @default 'md' */
  size?: 'sm' | 'md';
}

/** Yes or no, sent with a form. A real checkbox: the whole row is its target, Space changes it. */
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
  // No attribute says it, and a press takes it away: it is set after each drawing.
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
