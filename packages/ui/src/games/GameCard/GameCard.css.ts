import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, control, font, fontSize, fontWeight, lineHeight, radius } = vars;

/** Words stand off the frame of a card that has one. */
const frame = vars.card.wordsInset;

const lineXs = `calc(${fontSize.xs} * ${lineHeight.heading})`;

/** The card stands in the order picture, words; the link is first for keyboard and screen reader. */
export const root = panelStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  paddingBlockEnd: frame,
  border: `${vars.card.borderWidth} solid ${vars.card.borderColor}`,
  borderRadius: radius.card,
  background: vars.card.background,
});

export const art = panelStyle({
  position: 'relative',
  order: -1,
  marginBlockEnd: space[1],
  padding: vars.card.artInset,
});

/** The image, or what stands in its place. */
export const picture = panelStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  overflow: 'hidden',
  borderRadius: vars.card.artRadius,
  background: color.raised,
  boxShadow: vars.elevation.card,
  selectors: {
    '[data-state=unavailable] &': { filter: 'grayscale(1) brightness(0.55)' },
    // The ring of the link that covers the card stands around the picture, which is what one looks at.
    '[data-part=title]:focus-visible ~ [data-part=art] > &': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const fallback = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  selectors: {
    '[data-state=unavailable] &': { justifyContent: 'start', paddingBlockStart: '16%' },
  },
  gap: space[3],
  padding: space[3],
  background: color.content,
  color: color.onContent,
  fontFamily: font.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** Cuts a very long name after the lines that the picture has room for. */
export const fallbackName = panelStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  // What is said of a closed game stands in its place; the name is below.
  selectors: { '[data-state=unavailable] &': { display: 'none' } },
});

/**
 * More out of the picture than in it: a title or a maker's emblem in its upper part stays readable. A second badge without room wraps
 * to a line that is cut.
 */
export const badges = panelStyle({
  position: 'absolute',
  insetBlockStart: '-12px',
  insetInline: space[2],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[1]}`,
  blockSize: `calc(${fontSize.xs} * ${lineHeight.body})`,
  overflow: 'hidden',
  pointerEvents: 'none',
});

const badgeBase = {
  paddingInline: '6px',
  borderRadius: radius.sm,
  fontFamily: font.heading,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.body,
  whiteSpace: 'nowrap',
} as const;

export const badge = {
  hot: panelStyle({ ...badgeBase, background: color.critical, color: color.onCritical }),
  new: panelStyle({ ...badgeBase, background: color.positive, color: color.onPositive }),
  freespin: panelStyle({ ...badgeBase, background: color.accent, color: color.onAccent }),
};

const line = {
  display: 'block',
  // Along the line only: a tone mark above it is never cut.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: frame,
  textAlign: vars.card.wordsAlign as 'start',
  fontFamily: font.heading,
} as const;

/**
 * One line, high enough for Thai marks above and below. As a link it reaches over the whole card; what is told of the game,
 * demo and heart stand above it.
 */
export const title = panelStyle({
  ...line,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.body,
  minBlockSize: '24px',
  color: color.text,
  selectors: {
    '&[href]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      borderRadius: radius.card,
    },
    '&:focus-visible': { outline: 'none' },
  },
});

/** The line below it is the one of the figure, on every card of a row alike. */
export const provider = panelStyle({
  ...line,
  marginBlockEnd: lineXs,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
});

/**
 * The return to the player, and the way to all that is told of the game: quiet, in a line of its own, so that neither it nor the
 * maker is ever cut for the other. Dots under the figure say that there is more; where there is none, a sign does.
 */
export const info = panelStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: frame,
  zIndex: 2,
  display: 'flex',
  alignItems: 'end',
  justifyContent: vars.card.wordsAlign,
  blockSize: lineXs,
  // Higher than its line, without making the card so: no link is lower than 24 px.
  boxSizing: 'content-box',
  paddingBlockEnd: '8px',
  marginBlockEnd: '-8px',
  paddingInline: frame,
  fontFamily: font.heading,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  selectors: {
    '&[href]:not(:empty)': {
      textDecoration: 'underline dotted',
      textUnderlineOffset: '2px',
    },
    '&[href]:empty::before': {
      content: 'i',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '13px',
      blockSize: '13px',
      marginBlockEnd: '2px',
      border: '1px solid',
      borderRadius: radius.pill,
      fontSize: '9px',
      fontWeight: fontWeight.bold,
      lineHeight: 1,
    },
    // As easy to hit as a whole control: over the very end of the name, the rest of which plays. The corner is the card's.
    '&[href]::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockEnd: 0,
      inlineSize: control.touch,
      blockSize: control.touch,
    },
  },
  '@media': { '(hover: hover)': { selectors: { '&[href]:hover': { color: color.text } } } },
});
