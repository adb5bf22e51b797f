'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './RadioCards.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** One option. */
export interface RadioCard {
  /** Value passed to `onValueChange`. Must be unique. */
  value: string;
  /** Its label. */
  label: string;
  /** A description, such as a range. */
  note?: string;
  /** A decorative icon or logo before the label. */
  media?: ReactNode;
  /** Cannot be chosen now. @default false */
  disabled?: boolean;
}

/** Props of {@link RadioCards}. Other props go to the `fieldset`. */
export interface RadioCardsProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange'
> {
  /** The legend of the group. */
  label: string;
  /** Help shown before choosing. The error replaces it. */
  hint?: string | undefined;
  /** Error message: what is wrong and what to do. Null or empty for none. */
  error?: string | null | undefined;
  /** The cards in order. */
  cards: readonly RadioCard[];
  /** The value of the selected card; null for none. */
  value: string | null;
  /** Called to select another one. */
  onValueChange: (value: string) => void;
}

/** One of a few options, each with space for an icon and a description. Native radio buttons: arrow keys and Space work. */
export function RadioCards({
  label,
  hint,
  error,
  cards,
  value,
  onValueChange,
  className,
  ...rest
}: RadioCardsProps) {
  const name = useId();
  const messageId = `${name}-message`;
  const message = error || hint;
  return (
    <fieldset
      aria-describedby={message ? messageId : undefined}
      {...rest}
      className={classes(css.root, className)}
      data-component="radio-cards"
      data-state={error ? 'invalid' : undefined}
    >
      <legend className={css.legend} data-part="legend">
        {label}
      </legend>
      {cards.map((card) => (
        <label key={card.value} className={css.card} data-part="card">
          <input
            type="radio"
            className={css.input}
            name={name}
            value={card.value}
            checked={card.value === value}
            disabled={card.disabled}
            onChange={() => onValueChange(card.value)}
          />
          {card.media}
          <span className={css.words}>
            <span className={css.label}>{card.label}</span>
            {card.note && <span className={css.note}>{card.note}</span>}
          </span>
          <span className={css.mark} data-part="mark" aria-hidden="true" />
        </label>
      ))}
      {message && (
        <p id={messageId} className={fieldCss.message} data-part={error ? 'error' : 'hint'}>
          {error && <Icon glyph={glyphs.error} size={16} className={fieldCss.messageIcon} />}
          {message}
        </p>
      )}
    </fieldset>
  );
}
