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
  /** What stands in the field. */
  value: string;
  /** Gets what stands in it after a key. */
  onValueChange: (text: string) => void;
  /** How many answers there are for it; null while nothing is searched for. */
  count: number | null;
}

/** A longer question is none. */
const LONGEST = 100;

/** Searches the help centre while one types, and says how many answers there are. */
export function HelpSearch({ value, onValueChange, count, className, ...rest }: HelpSearchProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The keyboard of a phone gives the room back to what was found.
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
