import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, control, font, fontSize, fontWeight, lineHeight, radius, motion } = vars;

/** If the card itself has keyboard focus, not after a tap on its favourite button. */
const focused = '[data-part=title]:focus-visible ~ [data-part=art] > [data-part=actions]';
const shown = [
  `${focused}&, ${focused} &`,
  '[data-part=actions]:focus-within&, [data-part=actions]:focus-within &',
  '[data-component=game-card][data-state=launching] &',
].join(', ');
const hovered = '[data-component=game-card]:hover &';

/** Set by each card whose image has two layers, next to each other in one picture. */
export const layers = '--game-card-layers';

const scrim = `linear-gradient(${color.scrim}, ${color.scrim})`;
const still = `opacity ${motion.press} ${motion.ease}`;

/**
 * The actions over the dimmed image. The whole card is the link to play. With a mouse, the figure of an image with two layers
 * rises above its background; the layers load then, and never on a touch screen.
 */
export const actions = panelStyle({
  position: 'absolute',
  inset: vars.card.artInset,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  borderRadius: vars.card.artRadius,
  overflow: 'clip',
  opacity: 0,
  pointerEvents: 'none',
  backgroundSize: '200% 100%',
  selectors: {
    [shown]: { opacity: 1 },
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundImage: scrim,
      backgroundPosition: 'right',
      backgroundSize: '200% 100%',
    },
  },
  '@media': {
    '(hover: hover)': {
      transition: still,
      selectors: { [hovered]: { opacity: 1 } },
    },
    '(hover: hover) and (prefers-reduced-motion: no-preference)': {
      // The layers stay until the actions have faded out.
      transition: `${still}, background-image 0s ${motion.fade}`,
      transitionBehavior: 'allow-discrete',
      selectors: {
        [hovered]: { backgroundImage: `var(${layers}, none)`, transitionDelay: '0s' },
        '&::before': {
          transition: `transform ${motion.sheet} ${motion.ease}, background-image 0s ${motion.fade}`,
          transitionBehavior: 'allow-discrete',
        },
        [`${hovered}::before`]: {
          backgroundImage: `${scrim}, var(${layers}, none)`,
          transform: 'translateY(-2%) scale(1.08)',
          transitionDelay: '0s',
        },
      },
    },
    // On touch screens it is shown only while a game launches and for keyboard focus. Otherwise it has no layout.
    '(hover: none)': { display: 'none', selectors: { [shown]: { display: 'flex' } } },
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
  // Above the layers.
  position: 'relative',
  paddingInline: `${space[3]} ${space[4]}`,
  background: `linear-gradient(${color.accentTop}, ${color.accent})`,
  color: color.onAccent,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '11px',
      blockSize: '13px',
      background: 'currentColor',
      clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    },
    '[data-state=launching] &::before': { display: 'none' },
  },
});

/** Clickable only while it is visible. Touch screens have no hover; there the demo is on the details page. */
export const demo = panelStyle({
  ...pill,
  position: 'relative',
  zIndex: 2,
  paddingInline: space[4],
  background: color.content,
  color: color.onContent,
  selectors: {
    [shown]: { pointerEvents: 'auto' },
    // Extends the click area to a full touch target.
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
  display: 'grid',
  justifyItems: 'center',
  gap: space.half,
  padding: space[1],
  background: color.artVeil,
  color: color.onArt,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  textAlign: 'center',
});

/** Filled only by colour: another glyph would cause a new layout. */
export const heartSign = panelStyle({
  selectors: { '[aria-pressed=true] > &': { fill: 'currentColor' } },
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
  // A disc in the background keeps the favourite button visible on any image.
  background: `radial-gradient(circle, ${color.artVeil} 14.5px, transparent 15.5px)`,
  selectors: {
    '&[aria-pressed=true]': { color: color.artLiked },
  },
  '@media': {
    // With a mouse, inactive favourite buttons are hidden until the card is hovered.
    '(hover: hover) and (pointer: fine)': {
      selectors: {
        '&[aria-pressed=false]': { opacity: 0 },
        '[data-component=game-card]:is(:hover, :focus-within) &': { opacity: 1 },
      },
    },
  },
});
