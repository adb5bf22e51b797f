import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';
import { tile as look } from '../tile.ts';

const { color, space, font, fontSize, fontWeight, lineHeight, motion, radius } = vars;

/** Gap of the row. */
const gap = createVar();
const before = { transform: `translateX(calc(-100% - ${gap}))` };
/** Two equal movements: changing from one to the other starts it again. */
const moves = { odd: keyframes({ from: before }), even: keyframes({ from: before }) };
const appears = {
  odd: keyframes({ from: { opacity: 0 } }),
  even: keyframes({ from: { opacity: 0 } }),
};

export const root = panelStyle({ vars: { [gap]: '12px' } });

globalStyle(`${root} li`, {
  '@layer': {
    [layers.panel]: { '@container': { '(min-width: 700px)': { vars: { [gap]: '16px' } } } },
  },
});

// A row that snaps would keep its first card in place, and scroll a new win in front of it out of sight.
globalStyle(`${root} ul`, { '@layer': { [layers.panel]: { scrollSnapType: 'none' } } });

// The new win comes in front, and the others move by one.
for (const turn of ['odd', 'even'] as const) {
  globalStyle(`${root}[data-arrival=${turn}] li`, {
    '@layer': {
      [layers.panel]: {
        '@media': {
          '(prefers-reduced-motion: no-preference)': {
            animation: `${moves[turn]} ${motion.sheet} ${motion.ease}`,
          },
        },
      },
    },
  });
  globalStyle(`${root}[data-arrival=${turn}] li:first-child`, {
    '@layer': {
      [layers.panel]: {
        '@media': {
          '(prefers-reduced-motion: no-preference)': {
            animationName: `${moves[turn]}, ${appears[turn]}`,
          },
        },
      },
    },
  });
}

export const card = panelStyle({
  ...look,
  alignItems: 'center',
  gap: space[3],
  // The image height plus padding, so that a skeleton is as high as a win.
  blockSize: `calc(80px + 2 * ${space[2]} + 2px)`,
  padding: space[2],
  paddingInlineEnd: space[3],
});

export const picture = panelStyle({
  flex: 'none',
  inlineSize: '60px',
  blockSize: '80px',
  overflow: 'hidden',
  borderRadius: radius.sm,
  background: color.raised,
});

export const image = panelStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = panelStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
});

/** Text at the start shrinks in favour of a figure at the end. */
export const line = panelStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minInlineSize: 0,
  fontFamily: font.heading,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.body,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** Clips only horizontally, so that tone marks above the line stay visible. */
export const clipped = panelStyle({
  minInlineSize: 0,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
});

export const won = panelStyle({
  display: 'flex',
  alignItems: 'baseline',
  maxInlineSize: '100%',
  whiteSpace: 'nowrap',
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  color: color.text,
  // A win of nine digits stays in the card of a small phone.
  '@media': { '(max-width: 359px)': { fontSize: fontSize.md } },
});

// A large amount needs the room of its unit.
globalStyle(`${won} > [data-part=unit]`, {
  '@layer': {
    [layers.panel]: { minInlineSize: 0, overflowX: 'clip', textOverflow: 'ellipsis' },
  },
});

/** One line: the multiplier of a win whose figures need all of it wraps to a second one, which is not shown. */
export const figures = panelStyle({
  flexWrap: 'wrap',
  blockSize: `calc(${fontSize.lg} * ${lineHeight.heading})`,
  overflowY: 'clip',
});

export const times = panelStyle({
  paddingInline: space[2],
  borderRadius: radius.pill,
  background: color.content,
  color: color.onContent,
  fontWeight: fontWeight.bold,
});

export const note = panelStyle({
  paddingBlockStart: space[2],
  fontSize: fontSize.xs,
  color: color.textMuted,
});
