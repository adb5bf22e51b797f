'use client';

import type { Locale, ShippedLocale } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import * as css from './LanguageChoice.css.ts';

/** This page in one language. */
export interface LanguageLink {
  readonly locale: Locale;
  /** As its speakers name it. @default the name of the catalogue, for Thai and English */
  readonly name?: string | undefined;
  /** The address of this page in the language, with its query parameters. */
  readonly href: string;
  /** True for the current language. */
  readonly current: boolean;
}

/** Props of {@link LanguageChoice}. Other props go to the list. */
export interface LanguageChoiceProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** All languages of the site, the default first. */
  languages: readonly LanguageLink[];
}

/** The languages of the site side by side, each by its own name. In a narrow place their codes are stacked. */
export function LanguageChoice({ languages, className, ...rest }: LanguageChoiceProps) {
  const t = useText();
  return (
    <ul
      aria-label={t('shell.languages')}
      {...rest}
      className={classes(css.root, className)}
      data-component="language-choice"
    >
      {languages.map(({ locale, name, href, current }) => (
        <li key={locale} className={css.cell}>
          <a
            href={href}
            hrefLang={locale}
            lang={locale}
            className={css.language}
            aria-current={current || undefined}
            data-part="language"
          >
            <span className={css.name}>
              {name ?? t(`shell.language.${locale as ShippedLocale}`)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
