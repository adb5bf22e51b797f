'use client';

import { SEARCH_MIN, searchTerm, searchText } from '@brand/domain';
import {
  type ChangeEvent,
  type FormEvent,
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './SearchField.css.ts';
import * as glyphs from '../../primitives/Icon/shellGlyphs.ts';

/** Props of {@link SearchField}. Other props go to the `form`. */
export interface SearchFieldProps extends HTMLAttributes<HTMLFormElement> {
  /** The text of the field. */
  value: string;
  /** Called with the new text after an edit. It contains only searchable characters (section 5). */
  onValueChange: (text: string) => void;
  /** Called on Enter with a valid term: trimmed, at least three characters. */
  onSearch: (term: string) => void;
  /** The key `/` focuses the field, except while the user types elsewhere. @default false */
  shortcut?: boolean;
  /** Its SearchSuggestions, null while there are none: the field is then a combobox. @default no suggestions */
  children?: ReactNode;
}

/** SearchSuggestions report whether they are open and which one is active. */
const COMBOBOX = { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' } as const;

/** The search of the header: it filters characters while typing, runs on Enter, and says when a term is too short. */
export function SearchField({
  value,
  onValueChange,
  onSearch,
  shortcut = false,
  children,
  className,
  ...rest
}: SearchFieldProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [short, setShort] = useState(false);
  useEffect(() => (shortcut ? focusOnSlash(input) : undefined), [shortcut]);

  const write = (text: string) => {
    setShort(false);
    onValueChange(text);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const composing = (event.nativeEvent as InputEvent).isComposing;
    write(composing ? event.target.value : keep(event.target));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = searchTerm(value);
    setShort(term === null);
    if (term === null) return;
    // Closes the on-screen keyboard, so that the results have the space.
    input.current?.blur();
    onSearch(term);
  };
  return (
    <form
      role="search"
      {...rest}
      className={classes(css.root, className)}
      onSubmit={submit}
      data-component="search-field"
      data-state={short ? 'short' : value === '' ? 'empty' : 'filled'}
    >
      <Icon glyph={glyphs.search} size={20} className={css.icon} />
      <input
        ref={input}
        type="search"
        {...(children !== undefined && COMBOBOX)}
        className={css.input}
        value={value}
        placeholder={t('shell.search.label')}
        aria-label={t('shell.search.label')}
        aria-invalid={short || undefined}
        aria-keyshortcuts={shortcut ? '/' : undefined}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-part="input"
        onChange={type}
        onCompositionEnd={(event) => write(keep(event.currentTarget))}
      />
      {shortcut && value === '' && (
        <kbd className={css.key} aria-hidden data-part="key">
          /
        </kbd>
      )}
      {value !== '' && (
        <IconButton
          icon={glyphs.close}
          size="sm"
          label={t('shell.search.clear')}
          data-part="clear"
          onClick={() => {
            write('');
            input.current?.focus();
          }}
        />
      )}
      <span role="status" className={css.status}>
        {short && (
          <span className={css.hint} data-surface="overlay" data-part="hint">
            {t('shell.search.short', { min: SEARCH_MIN })}
          </span>
        )}
      </span>
      {children}
    </form>
  );
}

/** Removes characters that are not allowed, and keeps the caret position. */
function keep(input: HTMLInputElement): string {
  const kept = searchText(input.value);
  if (kept !== input.value) {
    const caret = searchText(input.value.slice(0, input.selectionStart ?? 0)).length;
    input.value = kept;
    input.setSelectionRange(caret, caret);
  }
  return kept;
}

function focusOnSlash(input: { readonly current: HTMLInputElement | null }): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const elsewhere =
      target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable], [role=dialog]');
    // A hidden field cannot take focus, so the browser keeps the key.
    if (elsewhere || event.defaultPrevented || !input.current?.offsetParent) return;
    event.preventDefault();
    input.current.focus();
    input.current.select();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
