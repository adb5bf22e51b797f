import { gutter } from '../../private/gutter.ts';
import { ROOMY, WIDE } from '../../shell/AppFrame/AppFrame.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { PHONE, TABLET } from './detailWidths.ts';
import { phoneCover } from './phoneCover.css.ts';

const { color, space, font, fontSize, fontWeight, lineHeight, frame } = vars;

const fullBleed = { marginInline: `calc(-1 * ${gutter})` } as const;

/**
 * Parts of the hero on a phone. Each extends to both edges and joins the part before, so that they look like one surface.
 */
const sheet = {
  ...fullBleed,
  paddingInline: gutter,
  paddingBlockEnd: space[5],
  background: color.surface,
} as const;

/**
 * On a phone one column that contains all parts, so that the play bar can stick to the bottom of the screen along the whole
 * page. On larger screens the image is next to the text.
 */
export const root = panelStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': { [WIDE]: { gap: space[6] } },
});

export const hero = panelStyle({
  '@media': {
    [PHONE]: { display: 'contents' },
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: 'clamp(168px, 30%, 216px) minmax(0, 1fr) auto',
      overflow: 'hidden',
      border: `${vars.card.borderWidth} solid ${vars.card.borderColor}`,
      borderRadius: vars.radius.card,
      background: color.surface,
      boxShadow: vars.elevation.card,
    },
    [TABLET]: { gridTemplateRows: '1fr auto auto' },
    [ROOMY]: { gridTemplateColumns: '348px minmax(0, 1fr)' },
  },
});

/** The background of the image, in its dominant colour. */
export const stage = panelStyle({
  display: 'grid',
  placeItems: 'center',
  background: color.raised,
  '@media': {
    [PHONE]: {
      ...fullBleed,
      marginBlockStart: `calc(-1 * ${space[4]})`,
      paddingBlock: space[5],
      // The colour of the image fades out instead of ending at a line.
      backgroundImage: `linear-gradient(transparent 60%, ${color.surface})`,
    },
    // Keeps its position when an explanation next to it expands.
    [WIDE]: { alignItems: 'start', padding: space[4] },
    [TABLET]: { gridRow: 'span 2' },
    [ROOMY]: { padding: space[6] },
  },
});

export const cover = panelStyle({
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.card.artRadius,
  background: color.raised,
  boxShadow: vars.elevation.floating,
  selectors: { '[data-state=closed] > * > * > &': { filter: 'grayscale(1) brightness(0.7)' } },
  '@media': phoneCover,
});

export const image = panelStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const fallback = panelStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  padding: space[4],
  background: color.content,
  color: color.onContent,
  fontFamily: font.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const fallbackName = panelStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
});

export const words = panelStyle({
  minInlineSize: 0,
  display: 'contents',
  '@media': {
    [ROOMY]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'start',
      gap: `${space[6]} ${space[3]}`,
      padding: space[8],
    },
  },
});

export const head = panelStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  minInlineSize: 0,
  '@media': {
    [PHONE]: { ...sheet, paddingBlockStart: space[2] },
    [TABLET]: { gridArea: '1 / 2', alignContent: 'start', padding: space[5], paddingBlockEnd: 0 },
    [ROOMY]: { flexBasis: '100%' },
  },
});

export const badges = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockEnd: space[1],
});

export const title = panelStyle({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const other = panelStyle({
  maxInlineSize: '100%',
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
  overflowWrap: 'anywhere',
});

export const providerRow = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minInlineSize: 0,
});

export const provider = panelStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.touch,
  color: color.link,
  fontFamily: font.heading,
  fontWeight: fontWeight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
});

export const kind = panelStyle({
  paddingInlineStart: space[3],
  borderInlineStart: `1px solid ${color.borderStrong}`,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.heading,
});

/** Visually last, so that it can stick to the bottom. Early in the DOM, for keyboard users. */
export const play = panelStyle({
  display: 'flex',
  gap: space[3],
  '@media': {
    [PHONE]: {
      ...fullBleed,
      // Each label stays on one line: a higher bar would leave less of the page.
      flexWrap: 'wrap',
      whiteSpace: 'nowrap',
      order: 1,
      position: 'sticky',
      insetBlockEnd: `calc(${frame.tabBar} + env(safe-area-inset-bottom))`,
      zIndex: vars.z.sticky,
      paddingInline: gutter,
      paddingBlock: space[2],
      borderBlockStart: `1px solid ${color.border}`,
      background: color.surface,
    },
    [TABLET]: {
      gridArea: '2 / 2 / auto / -1',
      maxInlineSize: '480px',
      padding: space[5],
      whiteSpace: 'nowrap',
    },
  },
});

export const playMain = panelStyle({
  '@media': {
    [PHONE]: { flex: '1.4 1 auto', paddingInline: space[3] },
    [TABLET]: { flex: '1.4 1 auto', paddingInline: space[3] },
    [ROOMY]: { minInlineSize: '168px' },
  },
});

export const playDemo = panelStyle({
  '@media': {
    [PHONE]: { flex: '1 1 auto', paddingInline: space[3] },
    [TABLET]: { flex: '1 1 auto', paddingInline: space[3] },
  },
});

export const figures = panelStyle({
  '@media': {
    [PHONE]: sheet,
    [TABLET]: {
      gridColumn: '1 / -1',
      padding: space[5],
      borderBlockStart: `1px solid ${color.border}`,
    },
    [ROOMY]: { flexBasis: '100%' },
  },
});

/** The content after the game. */
export const more = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [PHONE]: { paddingBlock: space[6] } },
});

export const closed = panelStyle({ inlineSize: '100%', marginBlockStart: space[2] });

/** Skeletons while the game loads. */
export const shape = panelStyle({ background: color.skeleton, boxShadow: 'none' });
export const titleShape = panelStyle({ inlineSize: '70%', blockSize: '32px' });
export const lineShape = panelStyle({ inlineSize: '45%', blockSize: '20px' });
export const playShape = panelStyle({ inlineSize: '100%', blockSize: vars.control.lg });
export const figureShape = panelStyle({ blockSize: '74px', borderRadius: vars.radius.md });
