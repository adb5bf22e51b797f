import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, control, font, fontSize, fontWeight, lineHeight, radius } = vars;

/** Padding between the text and the frame of a card that has one. */
const frame = vars.card.wordsInset;

const lineXs = `calc(${fontSize.xs} * ${lineHeight.heading})`;

/** The image is above the text. In the DOM the link comes first, for keyboard and screen readers. */
const imagePlace = { gridArea: '1 / 1', marginBlockEnd: space[1] } as const;

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
  selectors: {
    // Keeps the place of the image: a document that is still loading may end within a card, and what is there is painted.
    '&::before': {
      ...imagePlace,
      content: '',
      alignSelf: 'start',
      justifySelf: 'stretch',
      boxSizing: 'content-box',
      padding: vars.card.artInset,
      aspectRatio: '3 / 4',
    },
  },
});

export const art = panelStyle({
  ...imagePlace,
  position: 'relative',
  padding: vars.card.artInset,
});

/** The image or its placeholder. */
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
    // The link covers the card, but its focus ring is around the image.
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

/** Truncates a very long name to the lines that fit on the image. */
export const fallbackName = panelStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  // The notice of a closed game replaces it. The name is below the image.
  selectors: { '[data-state=unavailable] &': { display: 'none' } },
});

/** Distance of the badges to the top and the end of the image. */
const corner = `calc(${vars.card.artInset} + 6px)`;
const badgeLine = `calc(${fontSize.xs} * ${lineHeight.body})`;

/** Distance of the badges to the start edges of the card. */
const start = `max(0px, 6px - ${vars.card.artInset})`;

/**
 * In the corner of the image, up to the favourite button. An image in a frame has no space to lose: there they are a tab in
 * the corner of the card. A badge without space wraps to a clipped line.
 */
export const badges = panelStyle({
  position: 'absolute',
  insetBlockStart: start,
  insetInlineStart: start,
  borderStartStartRadius: `min(${radius.card}, ${vars.card.artInset})`,
  // Up to the disc of the favourite button.
  insetInlineEnd: `calc(${vars.card.artInset} + 37px)`,
  selectors: {
    '&:last-child': { insetInlineEnd: corner },
    // Starts the first line, so that a first badge without space wraps, too.
    '&::before': { content: '', blockSize: '100%', marginInlineEnd: `calc(-1 * ${space.half})` },
  },
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space.half}`,
  blockSize: badgeLine,
  overflow: 'hidden',
  pointerEvents: 'none',
});

const badgeBase = {
  paddingInline: space[1],
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

/** Width of the icon that replaces the words. */
const SPINS = '20px';

/** Needs only the width of its icon, and grows to that of its words. Words without space wrap to a clipped line. */
export const spins = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[1],
  flex: `1 1 ${SPINS}`,
  maxInlineSize: 'max-content',
  blockSize: badgeLine,
  overflow: 'hidden',
});

/** Takes no space, so that the words are over it if they fit. */
export const spinsIcon = panelStyle({
  inlineSize: SPINS,
  blockSize: badgeLine,
  marginInlineEnd: `calc(-1 * ${SPINS})`,
  padding: space.half,
  borderRadius: radius.sm,
  background: color.accent,
  color: color.onAccent,
});

const line = {
  display: 'block',
  // Clips only horizontally, so that tone marks above the line stay visible.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: frame,
  textAlign: vars.card.wordsAlign as 'start',
  fontFamily: font.heading,
} as const;

/**
 * One line, high enough for Thai combining marks. As a link it covers the whole card; the info link, the demo link and the
 * favourite button are above it.
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

/** The bottom margin is the line of the RTP figure, the same on every card of a row. */
export const provider = panelStyle({
  ...line,
  marginBlockEnd: lineXs,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
});

const UNDERLINED = { textDecoration: 'underline dotted', textUnderlineOffset: '2px' } as const;

/**
 * The RTP as a link to the details of the game. It has its own line, so that neither it nor the provider is truncated. It
 * is underlined on hover and focus; without an RTP an icon is shown.
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
  // Extends the click area to 24 px without making the card higher.
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
    '&[href]:not(:empty):focus-visible': UNDERLINED,
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
    // Extends the click area to a full touch target. It covers the end of the name, the rest of which starts the game.
    '&[href]::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockEnd: 0,
      inlineSize: control.touch,
      blockSize: control.touch,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&[href]:hover': { color: color.text },
        '&[href]:not(:empty):hover': UNDERLINED,
      },
    },
  },
});
