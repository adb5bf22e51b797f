import { expect, it } from 'vitest';

import { apiLanguageOf } from './apiLanguageOf.ts';

it.each([
  [['th', 'en'], ['th', 'en', 'lo'], { lo: 'th' }],
  [['th', 'en', 'lo'], ['th', 'en', 'lo'], {}],
  [['th', 'en'], ['lo', 'th'], { lo: 'en' }],
  [['km'], ['lo', 'th'], { lo: 'km', th: 'km' }],
])('an API with %j is asked on a site with %j for other languages: %j', (api, site, expected) => {
  expect(apiLanguageOf({ apiLanguages: api, languages: site })).toEqual(expected);
});
