import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, style: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: style } } as GlobalStyleRule);

/** Inherited, so every scroll container has it. A value with a variable is resolved where it is set: each ground sets it. */
const scrollbarColor = `${vars.color.borderStrong} transparent`;

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', {
  // Short pages reserve the width of the scroll bar too, so that nothing moves from page to page.
  scrollbarGutter: 'stable',
  scrollbarColor,
  textSizeAdjust: '100%',
  // Safari on iPhones only supports the prefixed name.
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: vars.lineHeight.body,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  fontVariantNumeric: 'lining-nums',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});
reset('body', {
  minBlockSize: '100dvh',
  overflowWrap: 'break-word',
  backgroundColor: vars.color.surface,
});
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('ul, ol', { listStyle: 'none', padding: 0 });
reset('fieldset, dialog', { border: 0, padding: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
reset('img, svg, video, iframe', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
reset('button', {
  background: 'none',
  border: 0,
  padding: 0,
  textAlign: 'inherit',
  cursor: 'pointer',
});
reset('button:disabled', { cursor: 'default' });
reset('a', { color: 'inherit', textDecoration: 'inherit' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('[hidden]', { display: 'none' });
reset(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
// A heading takes focus on navigation so that it is announced. It is not interactive, so it needs no focus ring.
reset(':is(h1, h2, h3, h4)[tabindex="-1"]:focus-visible', { outline: 'none' });
// A surface must set its text colour too. Otherwise the colour inherited from the page wins.
reset('[data-surface]', { color: vars.color.text, scrollbarColor });
