import type { ApiClient, NamedCallOptions } from './client.ts';

/** `params` of a call whose reply contains names: the language, if the caller sets it. */
export function inLanguage(languageOf: ApiClient['languageOf'], { locale }: NamedCallOptions = {}) {
  return { header: locale === undefined ? {} : { 'Accept-Language': languageOf(locale) } };
}
