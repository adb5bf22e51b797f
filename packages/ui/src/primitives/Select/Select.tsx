'use client';

import type { ComponentPropsWithRef } from 'react';

import { classes } from '../../private/classes.ts';
import { Field, type FieldMessages } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** One choice. */
export interface SelectOption<Value extends string = string> {
  /** Value passed to `onValueChange`. Must be unique, none of them empty. */
  value: Value;
  /** Its words, in one line. */
  label: string;
  /** Cannot be chosen now. @default false */
  disabled?: boolean;
}

/** Choices under a heading. */
export interface SelectGroup<Value extends string = string> {
  /** The heading. */
  label: string;
  /** The choices under it. */
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
  /** The choices in order, alone or in groups. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** The chosen one's value; null while none is. */
  value: Value | null;
  /** Called to select another one. */
  onValueChange: (value: Value) => void;
  /** What stands there while nothing is chosen. @default '' */
  placeholder?: string;
}

/**
 * One of many, by the list that the device brings: on a phone its own picker, which nothing drawn by a page can match for
 * reach, search and reading aloud.
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
            {/* Never in the list: it only stands there until something is chosen. */}
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
