import { describe, expect, it } from 'vitest';

import { costlyHas } from './costlyHas.ts';

describe('arguments of :has()', () => {
  it.each([
    '&:hover',
    'body:has(.beside_x1) &',
    'body:has(.danger_x1 .button_x1, textarea) &',
    '&:has(> input:disabled, > select:disabled)',
    '[data-state=invalid] > &:has(input:focus, textarea:focus)',
    '&:not(:has(select:disabled))',
    'main:has(.waiting_x1) + &',
  ])('accepts rare elements: %s', (selector) => {
    expect(costlyHas(selector)).toBeNull();
  });

  it.each([
    ['&:has(:disabled)', ':disabled'],
    ['&:not(:has(*))', '*'],
    ['&:not(:has(button))', 'button'],
    ['&:has(> a:hover)', 'a:hover'],
    ['&:has(input:focus, [data-part=sort])', '[data-part=sort]'],
    ['&:has(input[type=checkbox])', 'input[type=checkbox]'],
    ['&:has(> :nth-child(4):last-child)', ':nth-child(4):last-child'],
    ['&:has(> :not(svg):first-child)', ':not(svg):first-child'],
    ['td&:has(:is(a, button))', ':is(a'],
    ['&:has(.row_x1 button)', 'button'],
    ['body:has(input:focus) &', 'input:focus'],
    ['[data-component=app-frame]:has(.field_x1:focus) > &', '.field_x1:focus'],
    ['&:has(input:focus) > :has(+ *)', '*'],
  ])('refuses selectors that match much of a page: %s', (selector, costly) => {
    expect(costlyHas(selector)).toBe(costly);
  });
});
