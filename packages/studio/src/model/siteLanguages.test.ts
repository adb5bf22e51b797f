import { expect, it } from 'vitest';

import { siteLanguages } from './siteLanguages.ts';

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const tagsOf = (settings: Record<string, unknown>) =>
  siteLanguages({ settings, files: {} }).map(({ tag }) => tag);

it.each([
  [{}, ['th', 'en']],
  [{ languages: ['en', 'th'] }, ['en', 'th']],
  [{ languages: ['lo', 'th', 'en', 'lo'] }, ['lo', 'th', 'en']],
  [{ locale: 'en' }, ['en', 'th']],
  [{ languages: 'th' }, ['th', 'en']],
  [{ languages: [] }, ['th', 'en']],
])('lists the languages of %j, the main one first', (settings, tags) => {
  expect(tagsOf(settings)).toEqual(tags);
});

it('names a language as its folder does, else by its tag', () => {
  const files = { 'messages/lo/language.json': json({ name: 'ພາສາລາວ', direction: 'ltr' }) };
  const names = siteLanguages({ settings: { languages: ['th', 'en', 'lo', 'km'] }, files });
  expect(names.map(({ name }) => name)).toEqual(['ไทย', 'English', 'ພາສາລາວ', 'km']);
});
