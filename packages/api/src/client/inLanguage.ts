import type { NamedCallOptions } from './client.ts';

/** `params` of a call whose reply contains names: the language, if the caller sets it. */
export function inLanguage({ locale }: NamedCallOptions = {}) {
  return { header: locale === undefined ? {} : { 'Accept-Language': locale } };
}
