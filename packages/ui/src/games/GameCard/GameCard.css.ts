import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, control, font, fontSize, fontWeight, lineHeight, radius, motion } = vars;

/** Words stand off the frame of a card that has one. */
const frame = vars.card.wordsInset;

/** The card stands in the order picture, words; the link is first for keyboard and screen reader. */
export const root = panelStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
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

export const picture = panelStyle({
  position: 'relative',
  aspectRatio: '3 / 4',
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

const shown = [
  '[data-component=game-card]:focus-within &',
  '[data-component=game-card][data-state=launching] &',
].join(', ');
const hovered = '[data-component=game-card]:hover &';

/** What can be done, over the dimmed picture; the whole card is the link to play. */
export const actions = panelStyle({
  position: 'absolute',
  inset: vars.card.artInset,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  borderRadius: vars.card.artRadius,
  background: color.scrim,
  opacity: 0,
  pointerEvents: 'none',
  selectors: { [shown]: { opacity: 1 } },
  '@media': {
    '(hover: hover)': {
      transition: `opacity ${motion.press} ${motion.ease}`,
      selectors: { [hovered]: { opacity: 1 } },
    },
  },
});

const pill = {
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: control.sm,
  borderRadius: radius.control,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  whiteSpace: 'nowrap',
} as const;

export const play = panelStyle({
  ...pill,
  paddingInline: `${space[3]} ${space[4]}`,
  background: `linear-gradient(${color.accentTop}, ${color.accent})`,
  color: color.onAccent,
});

/** Takes clicks only while it is seen; a finger, which cannot hover, finds it on the game's own page. */
export const demo = panelStyle({
  ...pill,
  position: 'relative',
  zIndex: 2,
  paddingInline: space[4],
  background: color.content,
  color: color.onContent,
  selectors: {
    [shown]: { pointerEvents: 'auto' },
    // As easy to hit as a whole control.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '50%',
      blockSize: `max(100%, ${control.touch})`,
      transform: 'translateY(-50%)',
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { [hovered]: { pointerEvents: 'auto' } } },
    '(hover: none)': { display: 'none' },
  },
});

export const closed = panelStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInline: vars.card.artInset,
  transform: 'translateY(-50%)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  paddingBlock: space[1],
  background: color.artVeil,
  color: color.onArt,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  textAlign: 'center',
});

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

/** One line, high enough for Thai marks above and below. */
export const title = panelStyle({
  ...line,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.body,
  color: color.text,
});

/** The link reaches over the whole card; heart and demo stand above it. */
export const link = panelStyle({
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      borderRadius: radius.card,
    },
    '&:focus-visible': { outline: 'none' },
  },
});

export const provider = panelStyle({
  ...line,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
});

export const heart = panelStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.card.artInset,
  insetInlineEnd: vars.card.artInset,
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.touch,
  blockSize: control.touch,
  color: color.onArt,
  selectors: {
    // A disc of its own: the heart reads on any picture.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '7px',
      zIndex: -1,
      borderRadius: radius.pill,
      background: color.artVeil,
    },
    '&[aria-pressed=true]': { color: color.artLiked },
  },
  '@media': {
    // With a pointer the empty ones wait until the card is looked at.
    '(hover: hover) and (pointer: fine)': {
      selectors: {
        '&[aria-pressed=false]': { opacity: 0 },
        '[data-component=game-card]:is(:hover, :focus-within) &': { opacity: 1 },
      },
    },
  },
});
