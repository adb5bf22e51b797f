import { describe, expect, it } from 'vitest';
import { olderStyles } from './olderStyles.ts';

const older = olderStyles([
  'css.properties.anchor-name',
  'css.properties.float.inline-start',
  'css.selectors.has',
  'css.types.color.color-mix',
]);

describe('styles of an older browser', () => {
  it.each([
    ['a{color:red;anchor-name:--a}', 'a{color:red}'],
    ['a{float:left;float:inline-start}', 'a{float:left}'],
    ['a{block-size:1.4em;block-size:1lh}', 'a{block-size:1.4em}'],
    ['a:before{content:"a";content:"a" / ""}', 'a:before{content:"a"}'],
    ['a{color:color-mix(in srgb,red,blue)}', 'a{}'],
    ['a{--brand-x:color-mix(in srgb,red,blue)}', 'a{--brand-x:color-mix(in srgb,red,blue)}'],
    ['a:has(b){color:red}b{color:red}', 'b{color:red}'],
    ['@layer one,two;@layer one{a:has(b){color:red}b{c:d}}', '@layer one,two;@layer one{b{c:d}}'],
    ['@supports (anchor-name:--a){a{color:red}}', ''],
    ['@supports not selector(:has(input)){a:focus-within{color:red}}', 'a:focus-within{color:red}'],
    ['@supports (float:left){a{float:left}}', 'a{float:left}'],
    ['@keyframes one{0%{top:0}to{top:1px}}', '@keyframes one{0%{top:0}to{top:1px}}'],
  ])('for %s are %s', (css, expected) => {
    expect(older(css)).toBe(expected);
  });
});
