import { LOCALES, shippedLocale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { localeOfPath, localePath, mainLocale } from '../siteCode.ts';
import { ACTIONS, ERROR_MESSAGES, type ErrorStatus } from './errorMessages.ts';
import { noticeDocument } from './noticeDocument.ts';

/** Another request with the same address may succeed. */
const RETRIED: readonly ErrorStatus[] = [431, 500];

/** The page of an error, in the language of the address. */
export function errorDocument(
  status: ErrorStatus,
  path: string,
  operator: Pick<Operator, 'brand' | 'theme' | 'languages'>,
): string {
  const { languages } = operator;
  const locale = localeOfPath(path, languages);
  const written = shippedLocale(locale, mainLocale(languages));
  const { title, text } = ERROR_MESSAGES[written][status];
  const { home, retry } = ACTIONS[written];
  const action = RETRIED.includes(status)
    ? { href: '', label: retry }
    : { href: localePath(locale, '/', languages), label: home };
  return noticeDocument({ locale: written, title, text, picture: '', action }, operator);
}

/** The page of an error where no operator is known: in every language, without any brand. */
export function plainErrorDocument(status: ErrorStatus): string {
  const sections = LOCALES.map((locale) => {
    const { title, text } = ERROR_MESSAGES[locale][status];
    return `<section lang="${locale}"><h1>${title}</h1><p>${text}</p></section>`;
  });
  return `<!doctype html>
<html lang="${LOCALES[0]}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${LOCALES.map((locale) => ERROR_MESSAGES[locale][status].title).join(' · ')}</title>
  </head>
  <body>
    <main>${sections.join('')}</main>
  </body>
</html>
`;
}
