'use client';

import { useId, type FieldsetHTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/glyph.ts';
import * as css from './SegmentedControl.css.ts';

/** One option. */
export interface Segment<Value extends string = string> {
  /** Value passed to `onValueChange`. Must be unique. */
  value: Value;
  /** Its label, one word. */
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
  /** The legend, for screen readers. */
  label: string;
  /** Two to four options. */
  segments: readonly Segment<Value>[];
  /** The selected value. */
  value: Value;
  /** Called to select another one. */
  onValueChange: (value: Value) => void;
}

/** One of two to four options, with immediate effect. */
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
