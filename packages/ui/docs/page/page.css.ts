import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space, radius, fontSize } = vars;

export const root = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1120px)',
  justifyContent: 'center',
  rowGap: 'clamp(44px, 6vw, 72px)',
  paddingBlock: `clamp(24px, 6vw, 72px) 96px`,
  paddingInline: 'clamp(16px, 4vw, 48px)',
});

export const masthead = pageStyle({ display: 'grid', gap: space[3], justifyItems: 'start' });

export const title = pageStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: 'clamp(2rem, 5vw, 3rem)',
  lineHeight: 1.2,
  textWrap: 'balance',
});

export const lead = pageStyle({
  maxInlineSize: '62ch',
  color: color.textMuted,
  fontSize: fontSize.lg,
  textWrap: 'pretty',
});

export const section = pageStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });

export const sectionHead = pageStyle({ display: 'grid', gap: space[2] });

export const intro = pageStyle({
  maxInlineSize: '68ch',
  color: color.textMuted,
  textWrap: 'pretty',
});

/** A grid of items of equal width. */
export const shelf = pageStyle({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
});

export const stack = pageStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const row = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

/** A framed area for an example. */
export const panel = pageStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minInlineSize: 0,
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
});

export const code = pageStyle({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});

export const block = pageStyle({
  overflowX: 'auto',
  padding: space[4],
  borderRadius: radius.md,
  background: color.inset,
  color: color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.sm,
  lineHeight: 1.6,
  whiteSpace: 'pre',
});

export const link = pageStyle({
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
