import type { Locale } from '@brand/domain';
import type { IntlConfig } from 'react-intl';
import { LOCALE_TAG } from './locale.ts';
import { messagesOf } from './messages.ts';

/** What react-intl is set up with, on the page and outside of it. */
export function intlConfig(locale: Locale): IntlConfig {
  return {
    locale: LOCALE_TAG[locale],
    messages: messagesOf(locale),
    // Never that of the browser: players read the same times wherever they are.
    timeZone: 'Asia/Bangkok',
    onError: reportIntlError,
  };
}

/** A missing message is a fault of the build: its id is shown, and every test fails on an unexpected console error. */
function reportIntlError(error: Error): void {
  console.error(error);
}
