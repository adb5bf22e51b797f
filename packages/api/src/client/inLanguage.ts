import type { NamedCallOptions } from './client.ts';

/** `params` of a call whose reply has names: its language, where the caller asks for one. */
export function inLanguage({ locale }: NamedCallOptions = {}) {
  return { header: locale === undefined ? {} : { 'Accept-Language': locale } };
}
