import { expect, it } from 'vitest';
import { subjectQuery } from './subjectQuery.ts';

it.each([
  ['promotion', '?id=daily-first&ref=1', '?id=daily-first'],
  ['promotion', '?ref=1&id=a%26b%22', '?id=a%26b%22'],
  ['promotion', '?id=', ''],
  ['promotion', '', ''],
  ['tournament', '?state=ended&id=t1', '?id=t1'],
  ['tournament', '?state=ended', ''],
  ['list', '?id=slot', ''],
  [undefined, '?id=slot', ''],
] as const)('of %s with %j is %j', (page, search, subject) => {
  expect(subjectQuery(page, search)).toBe(subject);
});
