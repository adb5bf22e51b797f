'use client';

import { type FormEvent, type HTMLAttributes, useRef } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './HelpSearch.css.ts';

/** Props of {@link HelpSearch}. Other props go to the `form`. */
export interface HelpSearchProps extends Omit<HTMLAttributes<HTMLFormElement>, 'children'> {
  /** Value of the field. */
  value: string;
  /** Called with the new value on each change. */
  onValueChange: (text: string) => void;
  /** Number of matching answers. Null while no search is active. */
  count: number | null;
}

/** Maximum length of a query. */
const LONGEST = 100;

/** Searches the help centre while typing, and announces the number of answers. */
export function HelpSearch({ value, onValueChange, count, className, ...rest }: HelpSearchProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Closes the on-screen keyboard, to show more of the results.
    input.current?.blur();
  };
  return (
    <form
      role="search"
      {...rest}
      onSubmit={submit}
      className={classes(css.root, className)}
      data-component="help-search"
      data-state={value === '' ? 'empty' : 'filled'}
    >
      <div className={css.box}>
        <Icon glyph={glyphs.search} size={20} className={css.icon} />
        <input
          ref={input}
          type="search"
          className={css.input}
          value={value}
          maxLength={LONGEST}
          placeholder={t('help.search')}
          aria-label={t('help.search')}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-part="input"
          onChange={(event) => onValueChange(event.target.value)}
        />
        {value !== '' && (
          <IconButton
            icon={glyphs.close}
            size="sm"
            label={t('help.clear')}
            data-part="clear"
            onClick={() => {
              onValueChange('');
              input.current?.focus();
            }}
          />
        )}
      </div>
      <p role="status" className={css.status} data-part="count">
        {count !== null && (count > 0 ? t('help.found', { count }) : t('help.none'))}
      </p>
    </form>
  );
}
