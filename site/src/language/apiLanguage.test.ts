import { expect, it } from 'vitest';
import { apiLanguage } from './apiLanguage.ts';

it.each([
  ['en', ['th', 'en'], ['th', 'en', 'lo'], 'en'],
  ['lo', ['th', 'en'], ['th', 'en', 'lo'], 'th'],
  ['lo', ['th', 'en', 'lo'], ['th', 'en', 'lo'], 'lo'],
  ['lo', ['th', 'en'], ['lo', 'th'], 'en'],
  ['lo', ['km'], ['lo', 'th'], 'km'],
])('a page in %s asks an API with %j, on a site with %j, in %s', (locale, api, site, expected) => {
  expect(apiLanguage({ apiLanguages: api, languages: site })(locale)).toBe(expected);
});
