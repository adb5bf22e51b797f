import type { Locale } from '@brand/domain';
import type { IntlConfig } from 'react-intl';
import { localeTag, mainLocale } from './locale.ts';
import { messagesOf } from './messages.ts';

/** Configuration of react-intl, on the page and outside of it. */
export function intlConfig(locale: Locale): IntlConfig {
  return {
    locale: localeTag(locale),
    // The language of names that there are not in the language of the page.
    defaultLocale: localeTag(mainLocale()),
    messages: messagesOf(locale),
    // Never the browser's time zone: members see the same times everywhere.
    timeZone: 'Asia/Bangkok',
    onError: reportIntlError,
  };
}

/** A missing message is a build error: its id is shown, and every test fails on an unexpected console error. */
function reportIntlError(error: Error): void {
  console.error(error);
}
