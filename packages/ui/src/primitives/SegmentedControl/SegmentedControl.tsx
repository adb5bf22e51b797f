'use client';

import { useId, type FieldsetHTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/glyph.ts';
import * as css from './SegmentedControl.css.ts';

/** One of the choices. */
export interface Segment<Value extends string = string> {
  /** Value passed to `onValueChange`. Must be unique. */
  value: Value;
  /** One word. */
  label: string;
  /** An icon before the label. */
  icon?: Glyph;
  /** Cannot be chosen now. @default false */
  disabled?: boolean;
}

/** Props of {@link SegmentedControl}. Other props go to the `fieldset`. */
export interface SegmentedControlProps<Value extends string = string> extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange' | 'children'
> {
  /** What is chosen, for a screen reader. */
  label: string;
  /** Two to four choices. */
  segments: readonly Segment<Value>[];
  /** The selected value. */
  value: Value;
  /** Called to select another one. */
  onValueChange: (value: Value) => void;
}

/** A choice of two to four that takes effect at once. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      {...rest}
      role="radiogroup"
      aria-label={label}
      className={classes(css.root, className)}
      data-component="segmented-control"
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={css.segment}
          data-part="segment"
          data-state={segment.value === value ? 'selected' : 'unselected'}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onValueChange(segment.value)}
            className={css.input}
          />
          {segment.icon && <Icon glyph={segment.icon} size={20} />}
          <span className={css.label}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
