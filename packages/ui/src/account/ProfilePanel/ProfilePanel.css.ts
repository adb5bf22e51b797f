import { offscreen } from '../../private/offscreen.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight, radius } = vars;

export const root = panelStyle({ minInlineSize: 0, containerType: 'inline-size' });

/** The member, and the settings: two columns if there is room. */
export const columns = panelStyle({
  display: 'grid',
  gap: space[6],
  '@container': {
    '(min-width: 680px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[8],
      alignItems: 'start',
    },
  },
});

export const column = panelStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const person = panelStyle({ display: 'flex', alignItems: 'center', gap: space[4] });

export const words = panelStyle({ display: 'grid', gap: space[1], flex: 1, minInlineSize: 0 });

export const pairs = panelStyle({ display: 'grid', minInlineSize: 0 });

export const level = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
});

export const username = panelStyle({ overflowWrap: 'anywhere' });

/** The terms are for screen readers only: the large line is visually clear without a label. */
export const term = panelStyle(offscreen);

export const block = panelStyle({ display: 'grid', gap: space[3] });

const box = {
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  background: color.surface,
  color: color.text,
} as const;

export const card = panelStyle({
  ...box,
  display: 'grid',
  gap: space[4],
  padding: space[4],
});

export const bank = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

/** The number never wraps. If there is no room next to it, the button moves below. */
export const bankWords = panelStyle({
  display: 'grid',
  flex: '1 1 0',
  minInlineSize: 'min-content',
});

export const number = panelStyle({
  // The words count it as their least width only if it may not be narrower.
  minInlineSize: 'min-content',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const copy = panelStyle({ flex: 'none' });

export const note = panelStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  // Browsers may break the Thai word for admin, the last of the hint.
  textWrap: 'pretty',
  selectors: { '&:empty': { display: 'none' } },
});

export const rows = panelStyle({ ...box, overflow: 'hidden' });

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingInline: space[4],
  paddingBlock: space[2],
} as const;

export const row = panelStyle(line);

export const action = panelStyle({
  ...line,
  fontFamily: font.body,
  fontSize: fontSize.md,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.body,
  textAlign: 'start',
  color: color.text,
  selectors: {
    ':is(* + *) > &': { borderBlockStart: `1px solid ${color.border}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } },
  },
});

export const icon = panelStyle({ flex: 'none', color: color.textMuted });

export const grows = panelStyle({ flex: 1, minInlineSize: 0 });

export const skeletonFace = panelStyle({ flex: 'none', inlineSize: '56px' });

export const skeletonCard = panelStyle({ blockSize: '172px', borderRadius: radius.lg });
