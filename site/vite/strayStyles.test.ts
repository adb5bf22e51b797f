import { expect, it } from 'vitest';
import { strayStyles } from './strayStyles.ts';

const ORDER = ['brand.reset', 'brand.panel', 'brand.panel.s2', 'brand.panel.s4'];
const NAMES =
  '@layer brand.reset{*{margin:0}}@layer brand.panel,brand.panel.s2;@layer brand.panel.s4{.a{top:0}}';
const HTML =
  '<link rel="stylesheet" href="/operator/theme.css" /><link rel="stylesheet" crossorigin href="/assets/frame.css"><link rel="stylesheet" crossorigin href="/assets/page.css">';

const strayIn = (page: string, frame = NAMES) =>
  strayStyles(
    HTML,
    new Map([
      ['assets/page.css', page],
      ['assets/frame.css', frame],
    ]),
    ORDER,
  );

it('is content where the first sheet names all steps and each rule is in one', () => {
  expect(strayIn('@layer brand.panel.s2{.b{content:"}@x{"}@media (width>1px){.b{top:0}}}')).toEqual(
    [],
  );
});

it('lets faces and motions stand anywhere', () => {
  expect(strayIn('@font-face{font-family:A}@keyframes a{to{top:0}}')).toEqual([]);
});

it.each([
  ['in a layer alone', '@layer brand.panel{.b{top:0}}'],
  ['in no layer', '.b{top:0}'],
  ['in no layer on wide screens', '@media (width>1px){.b{top:0}}'],
  ['in a step without a name', '@layer brand.panel.s3{.b{top:0}}'],
])('finds a rule %s', (_where, rule) => {
  expect(strayIn(`@layer brand.panel.s2{.c{top:0}}${rule}`)).toEqual([
    expect.stringContaining(`assets/page.css has a rule outside of all steps: ${rule}`),
  ]);
});

it.each([
  ['names steps in another order', '@layer brand.panel,brand.panel.s4,brand.panel.s2,brand.reset;'],
  ['leaves the last step to others', '@layer brand.reset,brand.panel,brand.panel.s2;'],
  ['names none', ''],
])('finds a first sheet that %s', (_what, frame) => {
  expect(strayIn('', frame)).toEqual([expect.stringContaining('assets/frame.css is the first')]);
});
