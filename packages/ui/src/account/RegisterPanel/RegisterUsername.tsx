'use client';

import { type Ref, useId, useRef } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import * as fieldCss from '../../primitives/Field/Field.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as css from './RegisterUsername.css.ts';

/** What is known about a chosen username while it is typed. `idle`: nothing, also after a check that failed. */
export type UsernameCheck =
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  | { readonly status: 'free' }
  | {
      readonly status: 'taken';
      /** Free names to choose from, best first. */
      readonly suggestions: readonly string[];
    };

/** Props of {@link RegisterUsername}. */
export interface RegisterUsernameProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onValueChange: (name: string) => void;
  /** Null if names are not checked. */
  check: UsernameCheck | null;
  /** Whether the value is a name of the visitor's choice, and not the phone number. */
  chosen: boolean;
  /** What is wrong with the name for certain. It counts more than the check. */
  error: string | null;
  readOnly: boolean;
}

/**
 * The username. Below a chosen name is whether it is free, with names to choose from if it is not. The space for that is
 * reserved from the first letter, so that no answer moves the form.
 */
export function RegisterUsername(props: RegisterUsernameProps) {
  const { value, onValueChange, check, chosen, error, readOnly } = props;
  const t = useText();
  const messageId = useId();
  const group = useRef<HTMLDivElement>(null);
  const hint = t('account.register.usernameHint');
  const checked = chosen ? check : null;
  const isWrong = checked !== null && (error !== null || checked.status === 'taken');

  const choose = (name: string) => {
    // The pressed button disappears.
    group.current?.querySelector('input')?.focus();
    onValueChange(name);
  };
  return (
    <div ref={group} className={css.root}>
      <Field
        label={t('account.register.username')}
        hint={checked ? undefined : hint}
        error={checked ? null : error}
      >
        {(control) => (
          <div className={classes(fieldCss.box, isWrong && fieldCss.wrong)} data-part="box">
            <input
              {...control}
              {...(checked && {
                'aria-describedby': messageId,
                'aria-invalid': isWrong || undefined,
              })}
              ref={props.ref}
              type="text"
              name="username"
              value={value}
              onChange={(event) => onValueChange(event.currentTarget.value)}
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="next"
              readOnly={readOnly}
              className={fieldCss.input}
              data-part="input"
            />
          </div>
        )}
      </Field>
      {checked && (
        <UsernameAnswer
          {...{ messageId, hint, error, readOnly }}
          check={checked}
          onChoose={choose}
        />
      )}
    </div>
  );
}

interface UsernameAnswerProps extends Pick<RegisterUsernameProps, 'error' | 'readOnly'> {
  messageId: string;
  hint: string;
  check: UsernameCheck;
  onChoose: (name: string) => void;
}

function UsernameAnswer(props: UsernameAnswerProps) {
  const { messageId, hint, error, readOnly, check, onChoose } = props;
  const t = useText();
  const intl = useIntl();
  const names = check.status === 'taken' ? check.suggestions : [];
  const answer = (() => {
    switch (check.status) {
      case 'idle':
        return hint;
      case 'checking':
        return t('account.register.usernameChecking');
      case 'free':
        return t('account.register.usernameFree');
      case 'taken':
        return t(`account.register.username${names.length > 0 ? 'TakenChoose' : 'Taken'}`);
    }
  })();
  const isAnswered = error === null && (check.status === 'free' || check.status === 'taken');
  const part = error !== null || check.status === 'taken' ? 'error' : 'hint';
  const isFree = error === null && check.status === 'free';
  return (
    <div className={css.answer} data-part="username-check" data-state={check.status}>
      <p id={messageId} className={classes(fieldCss.message, isFree && css.free)} data-part={part}>
        {(part === 'error' || isFree) && (
          <Icon
            glyph={isFree ? glyphs.check : glyphs.error}
            size={16}
            className={isFree ? css.freeIcon : fieldCss.messageIcon}
          />
        )}
        {error ?? answer}
      </p>
      {names.length > 0 && (
        <div
          className={css.names}
          role="group"
          aria-label={t('account.register.usernameSuggestions')}
          data-part="suggestions"
        >
          {names.map((name) => (
            <Button
              key={name}
              variant="soft"
              tone="neutral"
              size="sm"
              className={css.name}
              disabled={readOnly}
              onClick={() => onChoose(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <span className={visuallyHidden} aria-live="polite">
        {isAnswered && `${answer} ${intl.formatList(names, { type: 'disjunction' })}`}
      </span>
    </div>
  );
}
