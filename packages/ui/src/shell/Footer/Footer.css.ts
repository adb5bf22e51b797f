import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { WIDE } from '../AppFrame/AppFrame.css.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

/** Width for three columns, the last with two buttons side by side. */
const THREE = '(min-width: 1200px)';

export const root = panelStyle({
  display: 'grid',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.frame.content} + 2 * ${space[8]})`,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[4]} ${space[8]}`,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.body,
  color: color.textMuted,
  '@media': {
    [WIDE]: {
      gap: space[6],
      paddingInline: space[8],
      // Reserves room for a toast of two lines below the end of the page.
      paddingBlock: `${space[8]} 96px`,
    },
  },
});

export const groups = panelStyle({
  display: 'grid',
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      gap: space[6],
    },
    [THREE]: { gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' },
  },
});

/** On a phone a row that expands, with a separator line. */
export const group = panelStyle({
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [WIDE]: { borderBlockEnd: 0 } },
});

export const heading = panelStyle({
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  color: color.text,
});

export const fixed = panelStyle({
  display: 'none',
  '@media': { [WIDE]: { display: 'block', paddingBlockEnd: space[1] } },
});

export const opener = panelStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: '52px',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  '@media': { [WIDE]: { display: 'none' } },
});

export const chevron = panelStyle({
  color: color.textMuted,
  transition: `transform ${vars.motion.fade} ${vars.motion.ease}`,
  selectors: { '[data-state=open] &': { transform: 'rotate(180deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const links = panelStyle({
  display: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[4],
  paddingBlockEnd: space[3],
  selectors: { '[data-state=open] > &': { display: 'grid' } },
  '@media': {
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
      paddingBlockEnd: 0,
    },
  },
});

export const link = panelStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.touch,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
  selectors: { '&[aria-current]': { color: color.link } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: color.text } } } },
});

/** Links to social sites and contact. */
export const reach = panelStyle({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[4],
  '@media': {
    [WIDE]: { gridColumn: '1 / -1', paddingBlockStart: 0 },
    [THREE]: { gridColumn: 'auto' },
  },
});

/** Height of a button, reserved before one is loaded. */
export const contact = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minBlockSize: vars.control.touch,
});

/** Links to the operator's own pages, and what the law wants. */
export const legal = panelStyle({
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[3],
  overflowWrap: 'anywhere',
  '@media': { [WIDE]: { paddingBlockStart: space[4] } },
});

export const pages = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
});

export const seals = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  paddingBlockStart: space[2],
});

/** As high as a touch target. A wide seal gets smaller instead of wider than a phone. */
export const seal = panelStyle({
  display: 'block',
  inlineSize: 'auto',
  blockSize: vars.control.touch,
  maxInlineSize: '100%',
  objectFit: 'contain',
});

export const sealLink = panelStyle({ display: 'block' });

export const support = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  overflowWrap: 'anywhere',
});

export const end = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
  '@media': {
    [WIDE]: { paddingBlockStart: space[6], borderBlockStart: `1px solid ${color.border}` },
  },
});

export const care = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: '1 1 20rem',
  minInlineSize: 0,
});

export const age = panelStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '36px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: '50%',
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  color: color.text,
});

/** Inline in text. The padding does not move the line and gives it the height of a touch target. */
export const helpline = panelStyle({
  paddingBlock: '12px',
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** A phone number does not wrap. */
export const phone = panelStyle({ whiteSpace: 'nowrap' });

export const social = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const site = panelStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.control.touch,
  blockSize: vars.control.touch,
  paddingInline: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  color: color.text,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: color.raised } } },
  },
});

/** At the end of the line on wide screens, else at the start. */
export const name = panelStyle({
  minInlineSize: 0,
  fontFamily: font.heading,
  color: color.text,
  '@media': { [WIDE]: { marginInlineStart: 'auto' } },
});

/** Digits of equal width, so that the space reserved for the unknown year fits any year. */
export const year = panelStyle({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
  selectors: { '&[data-state=unknown]': { visibility: 'hidden' } },
});
