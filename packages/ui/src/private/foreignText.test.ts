import { expect, it } from 'vitest';
import { foreignLanguage } from './foreignText.ts';

it.each([
  ['ปิดปรับปรุงถึง 06:00', 'th', null],
  ['ปิดปรับปรุง API ถึง 06:00', 'en', 'th'],
  ['Back at 06:00', 'th', 'en'],
  ['Back at 06:00', 'en', null],
  ['06:00', 'en', null],
])('tells the language of %j on a page in %s', (text, locale, expected) => {
  expect(foreignLanguage(text, locale)).toBe(expected);
});
