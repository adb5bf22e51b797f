import { outOfSight } from '../../private/outOfSight.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { ROOMY, WIDE } from '../AppFrame/AppFrame.css.ts';

const { color, space, control, font, fontSize, fontWeight, frame, lineHeight, radius } = vars;

/** Under these widths of what is in the header things give way: the word of deposit, air around words, history. */
const CLOSE = '(max-width: 389px)';
const SNUG = '(max-width: 359px)';
const TIGHT = '(max-width: 319px)';

const HOME = '[data-state=home] &';
const TITLE = '[data-state=title] &';
/** Back and a title stand in it on a phone, and leave little room. */
const BESIDE_TITLE = '[data-state=responsive] &, [data-state=title] &';
const PHONE = `not all and ${WIDE}`;

export const root = panelStyle({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: '100%',
  paddingInline: `${space[1]} ${space[3]}`,
  '@media': { [WIDE]: { gap: space[3], paddingInline: `${space[3]} ${space[6]}` } },
});

/** On a phone it is on the home header only: beside a title others lead there, the tab bar or the menu. */
export const homeOnly = panelStyle({
  '@media': { [PHONE]: { selectors: { [BESIDE_TITLE]: { display: 'none' } } } },
});

export const logo = panelStyle({
  display: 'flex',
  // Down to its mark.
  minInlineSize: '32px',
  minBlockSize: control.touch,
  alignItems: 'center',
  borderRadius: radius.md,
  '@media': {
    // As far as the sidebar goes: what follows begins where the page does, and stays there.
    [ROOMY]: {
      minInlineSize: `calc(${frame.sidebar} - ${control.md} - 2 * ${space[3]})`,
    },
  },
});

/** On a wide screen it stands beside the logo, or not at all where the page says its name by itself. */
export const titleGroup = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  '@media': {
    [WIDE]: {
      selectors: {
        '[data-state=responsive] > &': { display: 'none' },
        '[data-state=title] > &': {
          paddingInlineStart: space[3],
          borderInlineStart: `1px solid ${color.border}`,
        },
      },
    },
    [ROOMY]: { selectors: { '[data-state=title] > &': { paddingInlineStart: space[5] } } },
  },
});

const iconLink = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: control.touch,
  blockSize: control.touch,
  borderRadius: radius.pill,
} as const;

const lit = {
  '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } },
} as const;

export const back = panelStyle({
  ...iconLink,
  '@media': { ...lit, [WIDE]: { selectors: { [TITLE]: { display: 'none' } } } },
});

export const close = panelStyle({
  ...iconLink,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  '@media': { ...lit, [WIDE]: { selectors: { '[data-state=title] > &': { display: 'none' } } } },
});

export const title = panelStyle({
  minInlineSize: 0,
  // Two lines, as many as a phone's header has room for: cut after one, an offer of 100% would read as one of 10.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontFamily: font.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  '@container': { [SNUG]: { fontSize: fontSize.md } },
});

/** Takes what room is left, with a field in it or without. */
export const search = panelStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440px)',
  justifyContent: 'center',
  paddingInlineStart: space[3],
  // Its field is of wide screens: a phone has it under the header, or an icon.
  '@media': {
    [PHONE]: { visibility: 'hidden', blockSize: 0, paddingInlineStart: 0 },
    [ROOMY]: { justifyContent: 'start', paddingInlineStart: space[5] },
  },
});

export const actions = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  '@container': { [CLOSE]: { gap: space[1] } },
});

export const searchIcon = panelStyle({
  ...iconLink,
  '@media': { ...lit, [WIDE]: { display: 'none' } },
});

export const history = panelStyle({
  ...iconLink,
  '@media': lit,
  '@container': { [TIGHT]: { selectors: { [HOME]: { display: 'none' } } } },
});

/** On wide screens only; a phone has it in its menu. */
export const bell = panelStyle({
  ...iconLink,
  position: 'relative',
  '@media': { ...lit, [PHONE]: { display: 'none' } },
});

export const bellCount = panelStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
});

/** Balance and what raises it, as one thing where there is room for a well around them. */
export const purse = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': {
    [WIDE]: {
      gap: space[4],
      paddingInlineStart: space[4],
      borderRadius: radius.control,
      background: color.inset,
      selectors: { '&:not(:has(> a))': { minBlockSize: control.md, paddingInlineEnd: space[4] } },
    },
  },
});

export const balance = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'center',
  minInlineSize: '5rem',
  fontFamily: font.heading,
  lineHeight: lineHeight.heading,
});

export const balanceLabel = panelStyle({
  fontSize: fontSize.xs,
  color: color.textMuted,
  whiteSpace: 'nowrap',
});

export const figure = panelStyle({
  fontWeight: fontWeight.bold,
  fontSize: fontSize.md,
  lineHeight: 1.25,
  minBlockSize: `calc(${fontSize.md} * 1.25)`,
  display: 'flex',
  alignItems: 'center',
});

/** Stands in the line of the figures; its target reaches over it to the height of a control. */
export const balanceRetry = panelStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: `calc(${fontSize.md} * 1.25)`,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  color: color.link,
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-12px -8px' } },
});

/** The shape of what comes, in the line box of the figures, so that nothing moves. */
export const balanceWaiting = panelStyle({
  inlineSize: '5rem',
  blockSize: '0.8em',
  borderRadius: radius.sm,
  background: color.skeleton,
});

/** On a desktop as high as the well that the balance stands in. */
const button = {
  flex: 'none',
  '@media': {
    [WIDE]: { minBlockSize: control.md },
    [ROOMY]: { paddingInline: space[5], fontSize: fontSize.md },
  },
} as const;

export const action = panelStyle({
  ...button,
  '@container': { [SNUG]: { paddingInline: space[2] } },
});

export const deposit = panelStyle({
  ...button,
  '@container': {
    [CLOSE]: { inlineSize: control.touch, minBlockSize: control.touch, padding: 0, gap: 0 },
  },
});

export const depositIcon = panelStyle({
  display: 'none',
  '@container': { [CLOSE]: { display: 'block' } },
});

/** Without room they are there for a screen reader only. */
export const depositWords = panelStyle({
  '@container': {
    [CLOSE]: outOfSight,
  },
});
