import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';

const { color, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

/**
 * Contains hostile content: painting is clipped to the box, long words break, and bidirectional text is isolated. The margin
 * leaves space for focus rings and the tone marks of the first line.
 */
export const root = primitiveStyle({
  display: 'flow-root',
  position: 'relative',
  zIndex: 0,
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'clip',
  overflowClipMargin: space[1],
  unicodeBidi: 'isolate',
  fontFamily: font.body,
  lineHeight: lineHeight.body,
  overflowWrap: 'anywhere',
  color: color.text,
});

export const plain = primitiveStyle({ whiteSpace: 'pre-line' });

/** A block where only inline content is allowed. */
export const line = primitiveStyle({ display: 'block' });

export const link = primitiveStyle({
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});

/** Positions the visually hidden text. */
export const mark = primitiveStyle({ position: 'relative', whiteSpace: 'nowrap' });

export const sign = primitiveStyle({
  display: 'inline-block',
  verticalAlign: '-0.15em',
  marginInlineStart: space.half,
});

export const picture = primitiveStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '640px',
  marginBlock: space[3],
  borderRadius: radius.md,
  overflow: 'clip',
  background: color.inset,
});

/** A picture of the size of one or two letters. */
export const letter = primitiveStyle({
  display: 'inline-block',
  inlineSize: '100%',
  verticalAlign: 'middle',
});

export const image = primitiveStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

export const fallback = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: space[1],
  inlineSize: '100%',
  blockSize: '100%',
  padding: space[2],
  color: color.textMuted,
  fontSize: fontSize.sm,
  textAlign: 'center',
});

export const fallbackWords = primitiveStyle({
  maxBlockSize: ['6.6em', '4lh'],
  overflow: 'hidden',
});

/** An account number or an amount that must not wrap. */
export const figure = primitiveStyle({ whiteSpace: 'nowrap' });

export const table = primitiveStyle({
  overflowX: 'auto',
  marginBlock: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});

/** Styles for elements of the text, by element name. */
const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(
    selector
      .split(',')
      .map((one) => `${root} :where(${one.trim()})`)
      .join(', '),
    { '@layer': { [layers.primitive]: rule } },
  );

inside('p, ul, ol, dl, blockquote, figure, pre, h1, h2, h3, h4, h5, h6', {
  marginBlock: `0 ${space[3]}`,
  marginInline: 0,
});
inside('h2, h3, h4, h5, h6', {
  marginBlockStart: space[4],
  marginBlockEnd: space[2],
  fontFamily: font.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});
inside('h4, h5, h6', { fontSize: fontSize.md });
inside('ul, ol', { paddingInlineStart: space[6] });
inside('ul', { listStyle: 'disc outside' });
inside('ol', { listStyle: 'decimal outside' });
inside('li + li', { marginBlockStart: space[1] });
inside('li > ul, li > ol', { marginBlock: `${space[1]} 0` });
globalStyle(`${root} :where(li)::marker`, {
  '@layer': { [layers.primitive]: { color: color.textMuted, fontVariantNumeric: 'tabular-nums' } },
});
inside('dt', { fontFamily: font.heading, fontWeight: fontWeight.bold });
inside('dd', { marginInlineStart: 0, marginBlockEnd: space[2], color: color.textMuted });
inside('b, strong, th', { fontWeight: fontWeight.bold });
inside('mark', { background: color.pendingSoft, color: color.text, borderRadius: radius.sm });
inside('small, figcaption, caption', { fontSize: fontSize.sm, color: color.textMuted });
inside('code, pre', { fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' });
inside('pre', { whiteSpace: 'pre-wrap' });
inside('hr', {
  border: 0,
  borderBlockStart: `1px solid ${color.border}`,
  marginBlock: space[4],
});
inside('blockquote', {
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.borderStrong}`,
  color: color.textMuted,
});
inside('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
inside('caption', { padding: space[2], textAlign: 'start' });
inside('td, th', {
  minInlineSize: '88px',
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
// No sibling selectors: a rule for elements after a sibling makes a browser restyle the whole page for each added element.
inside('tr:not(:first-child) > td, tr:not(:first-child) > th', {
  borderBlockStart: `1px solid ${color.border}`,
});
inside('thead > tr:last-child > td, thead > tr:last-child > th', {
  borderBlockEnd: `1px solid ${color.border}`,
});
inside('thead th', { background: color.inset, color: color.textMuted });

const tones = {
  danger: color.danger,
  success: color.success,
  pending: color.pending,
  info: color.info,
  muted: color.textMuted,
};
for (const [tone, ink] of Object.entries(tones)) inside(`[data-tone=${tone}]`, { color: ink });
inside('[data-align=center]', { textAlign: 'center' });
inside('[data-align=end]', { textAlign: 'end' });
inside('[data-size=sm]', { fontSize: fontSize.sm });
inside('[data-size=lg]', { fontSize: fontSize.lg });
inside('[data-weight=bold]', { fontWeight: fontWeight.bold });
inside('[data-slant=italic]', { fontStyle: 'italic' });
inside('[data-line=underline]', { textDecoration: 'underline', textUnderlineOffset: '0.25em' });
inside('[data-line=through]', { textDecoration: 'line-through' });
globalStyle(`${root} > :where(:last-child)`, {
  '@layer': { [layers.primitive]: { marginBlockEnd: 0 } },
});
globalStyle(`${root} > :where(:first-child)`, {
  '@layer': { [layers.primitive]: { marginBlockStart: 0 } },
});
