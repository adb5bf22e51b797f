'use client';

import { useId } from 'react';

import * as css from './segments.css.ts';

/** Props of {@link Segments}. */
interface SegmentsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A few exclusive choices in one bar. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.root}>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className={css.input}
          />
          <span className={css.label}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
