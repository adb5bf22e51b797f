'use client';

import { bankName, searchBanks, type Bank } from '@brand/domain';
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';

import { BankMark } from '../../cashier/BankMark/BankMark.tsx';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import * as fieldCss from '../../primitives/Field/Field.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as css from './BankPicker.css.ts';

/** Props of {@link BankPicker}. Other props go to the root. */
export interface BankPickerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange'
> {
  /** Label of the choice. */
  label: string;
  /** The banks in display order, best known first. */
  banks: readonly Bank[];
  /** Code of the selected bank. Null or empty if none is selected. */
  value: string | null;
  /** Called when a bank is selected by a press or passed with an arrow key. */
  onValueChange: (code: string) => void;
  /** Called when the choice is final: a press or Enter. Arrow keys only preview. */
  onChosen?: (code: string) => void;
  /** Error message: what is wrong and how to fix it. Null or empty if there is no error. */
  error?: string | null | undefined;
}

/** The search is shown from this number of banks. */
const SEARCHED_FROM = 8;

/** Prefix of every Thai bank name. It is left out to avoid repeating it in every row. */
const WORD_BANK = /^ธนาคาร/;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Selects one of many banks by logo and name. Search matches the Thai name, the English name or the code. */
export function BankPicker({
  label,
  banks,
  value,
  onValueChange,
  onChosen,
  error,
  className,
  ...rest
}: BankPickerProps) {
  const t = useText();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const { locale, defaultLocale } = useIntl();
  const isSearched = banks.length >= SEARCHED_FROM;
  const found = searchBanks(banks, typed);
  const reachable = found.find(({ code }) => code === value) ?? found[0];

  const choose = (code: string) => {
    onValueChange(code);
    onChosen?.(code);
  };
  const handleSearchKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    // Enter selects the matching bank and does not submit the surrounding form.
    event.preventDefault();
    const [first] = found;
    if (typed.trim() !== '' && first) choose(first.code);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + found.length) % found.length;
    const bank = found[next];
    if (!bank) return;
    onValueChange(bank.code);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-component="bank-picker"
      data-state={error ? 'invalid' : undefined}
    >
      <span
        id={`${id}-label`}
        // The search field labels itself. A second visible label would repeat it.
        className={isSearched ? visuallyHidden : css.label}
        data-part="label"
      >
        {label}
      </span>
      {isSearched && (
        <TextField
          type="search"
          label={t('account.bank.search')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={handleSearchKey}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          data-part="search"
        />
      )}
      {error && (
        <p id={`${id}-error`} className={fieldCss.message} data-part="error">
          <Icon glyph={glyphs.error} size={16} className={fieldCss.messageIcon} />
          {error}
        </p>
      )}
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        className={css.grid}
      >
        {found.map((bank, at) => (
          <button
            key={bank.code}
            type="button"
            role="radio"
            aria-checked={bank.code === value}
            tabIndex={bank === reachable ? 0 : -1}
            className={css.bank}
            onClick={() => choose(bank.code)}
            onKeyDown={(event) => handleKeyDown(event, at)}
            data-part="bank"
          >
            <BankMark code={bank.code} />
            <span className={css.name}>
              {bankName(bank, locale, defaultLocale).replace(WORD_BANK, '')}
            </span>
          </button>
        ))}
      </div>
      {found.length === 0 && (
        <Text size="sm" tone="muted" role="status" data-part="none">
          {t('account.bank.none')}
        </Text>
      )}
    </div>
  );
}
