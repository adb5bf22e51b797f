'use client';

import type { ComponentPropsWithRef } from 'react';

import { classes } from '../../private/classes.ts';
import { Field, type FieldMessages } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** One option. */
export interface SelectOption<Value extends string = string> {
  /** Value passed to `onValueChange`. Must be unique and not empty. */
  value: Value;
  /** Its label, in one line. */
  label: string;
  /** Cannot be chosen now. @default false */
  disabled?: boolean;
}

/** Options under a heading. */
export interface SelectGroup<Value extends string = string> {
  /** The heading. */
  label: string;
  /** The options under it. */
  options: readonly SelectOption<Value>[];
}

/** Props of {@link Select}. `className` goes to the root, `ref` and other props to the `select`. */
export interface SelectProps<Value extends string = string>
  extends
    FieldMessages,
    Omit<
      ComponentPropsWithRef<'select'>,
      'value' | 'defaultValue' | 'onChange' | 'multiple' | 'size' | 'children'
    > {
  /** The options in order, single or in groups. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** The selected value; null for none. */
  value: Value | null;
  /** Called to select another one. */
  onValueChange: (value: Value) => void;
  /** Shown while nothing is selected. @default '' */
  placeholder?: string;
}

/**
 * One of many options, with the native picker. On a phone no custom list has the same reach, search and accessibility.
 */
export function Select<Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  onValueChange,
  placeholder = '',
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={classes(fieldCss.box, css.box)} data-component="select" data-part="box">
          <select
            {...rest}
            {...control}
            value={value ?? ''}
            onChange={(event) => onValueChange(event.currentTarget.value as Value)}
            className={classes(fieldCss.input, css.select)}
            data-part="input"
            data-state={value === null ? 'placeholder' : 'chosen'}
          >
            {/* Hidden from the list: it is only shown until an option is selected. */}
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label} className={css.option}>
                  {entry.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(entry)
              ),
            )}
          </select>
          <Icon glyph={glyphs.chevronDown} size={20} className={css.chevron} />
        </div>
      )}
    </Field>
  );
}

function renderOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled} className={css.option}>
      {label}
    </option>
  );
}
