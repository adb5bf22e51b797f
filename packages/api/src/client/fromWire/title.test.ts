import * as v from 'valibot';
import { expect, it } from 'vitest';
import { title, titleOrNull } from './title.ts';

it.each([
  ['<b>New</b> promotion', 'New promotion'],
  ['โปรโมชั่น<br>ใหม่', 'โปรโมชั่น ใหม่'],
  ['Slots &amp; fish', 'Slots & fish'],
  ['one\n  line', 'one line'],
])('is shown without markup, in one line: %j', (wire, shown) => {
  expect(v.parse(title, wire)).toBe(shown);
});

it('is missing if it is nothing but markup', () => {
  expect(v.safeParse(title, '<p></p>').success).toBe(false);
  expect(v.parse(titleOrNull, '<p></p>')).toBeNull();
});
