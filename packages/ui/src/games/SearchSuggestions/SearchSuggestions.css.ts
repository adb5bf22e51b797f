import { panelStyle } from '../../theme/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, control, font, fontSize, fontWeight, lineHeight, radius } = vars;

/** Padding between the panel edge and its content, with space for focus rings and hover backgrounds. */
const EDGE = space[2];

const column = { display: 'flex', flexDirection: 'column', fontFamily: font.heading } as const;

/** Attached to the field, over the page. */
export const panel = panelStyle({
  ...column,
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[2]})`,
  insetInlineStart: 0,
  zIndex: vars.z.sticky,
  inlineSize: '100%',
  minInlineSize: 'min(420px, 100%)',
  maxBlockSize: 'min(640px, calc(100dvh - 96px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: EDGE,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.elevation.floating,
  color: color.text,
});

/** In the page, its text is aligned with the text of the page. */
export const page = panelStyle({
  ...column,
  marginInline: `calc(-1 * ${EDGE})`,
  color: color.text,
});

export const head = panelStyle({ display: 'flex', alignItems: 'center', gap: space[2] });

export const heading = panelStyle({
  flex: 1,
  margin: 0,
  paddingInline: space[2],
  paddingBlock: space[2],
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
});

export const clear = panelStyle({
  flex: 'none',
  minBlockSize: control.touch,
  paddingInline: space[3],
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  font: 'inherit',
  fontSize: fontSize.sm,
  lineHeight: lineHeight.heading,
  color: color.link,
  cursor: 'pointer',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } } },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: control.touch,
  paddingInline: space[2],
  borderRadius: radius.md,
  color: color.text,
  textDecoration: 'none',
  scrollMarginBlock: space[2],
  selectors: {
    '&[aria-selected=true]': {
      background: color.hover,
      boxShadow: `inset 0 0 0 2px ${color.focus}`,
    },
    '&:active': { background: color.pressed },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } } },
} as const;

export const recent = panelStyle({ display: 'flex', alignItems: 'center' });

export const recentLink = panelStyle({ ...row, flex: 1 });

export const recentTerm = panelStyle({
  minInlineSize: 0,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.md,
  lineHeight: lineHeight.body,
});

export const game = panelStyle({ ...row, paddingBlock: space[1] });

export const picture = panelStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '42px',
  blockSize: '56px',
  overflow: 'hidden',
  borderRadius: radius.sm,
  background: color.inset,
  color: color.textMuted,
});

export const image = panelStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // As on the card: unavailable games are grey and also say so as text.
  selectors: { '[data-state=unavailable] &': { filter: 'grayscale(1)', opacity: 0.6 } },
});

export const names = panelStyle({ flex: 1, minInlineSize: 0, display: 'grid' });

/** Clips only horizontally, so that tone marks above the line stay visible. */
const oneLine = {
  minInlineSize: 0,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const name = panelStyle({
  ...oneLine,
  fontSize: fontSize.md,
  lineHeight: lineHeight.heading,
});

export const more = panelStyle({
  ...oneLine,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
});

/** Highlighted by weight and colour without a background, which would hide parts of Thai combining marks. */
export const mark = panelStyle({
  background: 'none',
  fontWeight: fontWeight.bold,
  color: color.link,
});

export const meant = panelStyle({ ...row, fontSize: fontSize.md, color: color.link });

export const all = panelStyle({
  ...row,
  marginBlockStart: space[1],
  fontSize: fontSize.md,
  lineHeight: lineHeight.heading,
  color: color.link,
  overflowWrap: 'anywhere',
});

export const note = panelStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: space[2],
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const waiting = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  margin: 0,
  minBlockSize: control.touch,
  paddingInline: space[2],
  fontSize: fontSize.sm,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
});
