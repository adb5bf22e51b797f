import { createVar } from '@vanilla-extract/css';

import { gutter } from '../../private/gutter.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

/** Height of a logo in a heading. */
const MARK = '36px';

export const root = primitiveStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const head = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.control.touch,
  borderBlockEnd: `${vars.section.rule} solid ${color.border}`,
});

export const title = primitiveStyle({
  flex: 1,
  minInlineSize: 0,
  // The same height with text and with a logo.
  minBlockSize: MARK,
  display: 'flex',
  alignItems: 'center',
  fontFamily: font.display,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.display,
  '@media': { '(min-width: 1024px)': { fontSize: fontSize.xl } },
  selectors: {
    // The bar that some brands have in front of a section title.
    '&::before': {
      content: '',
      flex: 'none',
      inlineSize: vars.section.bar,
      blockSize: '1em',
      marginInlineEnd: vars.section.barGap,
      background: color.mark,
    },
  },
});

export const more = primitiveStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.half,
  minBlockSize: vars.control.touch,
  paddingInlineStart: space[2],
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  color: color.link,
});

/** Arrows are only for pointers that cannot swipe. */
export const arrows = primitiveStyle({
  display: 'none',
  gap: space[2],
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      '@container': {
        '(min-width: 480px)': { display: 'flex' },
      },
    },
  },
  // They keep their space when scrolling is not possible, so that nothing next to them moves.
  selectors: { '&[data-state=idle]': { visibility: 'hidden' } },
});

/** A logo instead of the heading text, with the height of its line. */
export const mark = primitiveStyle({
  inlineSize: 'auto',
  blockSize: MARK,
  maxInlineSize: '60%',
  objectFit: 'contain',
  objectPosition: 'left center',
});

/** Number of visible cards; the last one is partly visible. */
const columns = createVar();
const gap = createVar();

/** Width of one card from the number of visible cards: of `2.4` cards, the last is 40 % visible. */
const column = `((100cqi - (${columns} - 0.4) * ${gap}) / ${columns})`;

/** The part of a column for the rank number; another 30 % of the digit is behind the card. */
const NUMBER = 0.27;

const visible = (phone: number, wide: number, desk: number, most: number) => ({
  vars: { [columns]: String(phone) },
  '@container': {
    '(min-width: 480px)': { vars: { [columns]: String(wide) } },
    '(min-width: 700px)': { vars: { [columns]: String(desk), [gap]: '16px' } },
    '(min-width: 1000px)': { vars: { [columns]: String(most), [gap]: '16px' } },
  },
});

const sizes = {
  sm: visible(2.65, 4.4, 7.4, 9.4),
  md: visible(2.4, 3.4, 5.4, 7.35),
  lg: visible(1.7, 2.4, 3.9, 5.4),
  wide: visible(1.25, 1.8, 2.5, 3.6),
  ranked: visible(2.4, 3.2, 4.6, 5.8),
};
type Size = keyof typeof sizes;
const SIZES = Object.keys(sizes) as Size[];
const bySize = <Rule>(rule: (size: Size) => Rule) =>
  Object.fromEntries(SIZES.map((size) => [`&[data-size=${size}]`, rule(size)]));
const from = (width: '(min-width: 480px)' | '(min-width: 700px)' | '(min-width: 1000px)') => ({
  [width]: { selectors: bySize((size) => sizes[size]['@container'][width]) },
});

export const row = primitiveStyle({
  vars: { [gap]: '12px' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc(${column})`,
  gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  // Extends to the edge of the page. The padding above and below is also for focus rings, which the scroll container would
  // clip.
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  scrollPaddingInline: gutter,
  paddingBlock: `calc(14px + ${vars.section.gap}) 6px`,
  marginBlockEnd: '-6px',
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
  '@container': {
    ...from('(min-width: 480px)'),
    ...from('(min-width: 700px)'),
    '(min-width: 1000px)': {
      ...from('(min-width: 1000px)')['(min-width: 1000px)'],
      // The widest page is narrower than the screen: instead of a hard cut, the cards fade out there.
      maskImage: `linear-gradient(to right, transparent, #000 ${gutter} calc(100% - ${gutter}), transparent)`,
    },
  },
  selectors: {
    ...bySize((size) => ({ vars: sizes[size].vars })),
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-size=ranked]': { vars: sizes.ranked.vars, counterReset: 'rank' },
    // Skeletons cannot be reached by keyboard, so they do not scroll either.
    '&[data-state=loading]': { overflowX: 'clip' },
  },
});

/** The rank number is behind the card, aligned with the bottom of its picture. */
export const cell = primitiveStyle({
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  selectors: {
    '[data-size=ranked] > &': {
      position: 'relative',
      isolation: 'isolate',
      paddingInlineStart: `calc(${column} * ${NUMBER})`,
      counterIncrement: 'rank',
    },
    '[data-size=ranked] > &::before': {
      content: 'counter(rank)',
      position: 'absolute',
      zIndex: -1,
      insetInlineStart: 0,
      // A picture has a height of 4/3 of its width; digits at line height 1 end at about 0.86 of it.
      insetBlockStart: `calc(${column} * ${((1 - NUMBER) * 4) / 3} - 0.87em)`,
      fontFamily: font.display,
      fontSize: `calc(${column} * 0.66)`,
      fontWeight: fontWeight.bold,
      lineHeight: 1,
      // Both digits of a 10 stay visible.
      letterSpacing: '-0.12em',
      // One step above the page, so that the digit has a body and not only an outline.
      color: color.raised,
      WebkitTextStroke: `6px ${color.borderStrong}`,
      // The outline is outside, so that the digit is as heavy as its face.
      paintOrder: 'stroke fill',
    },
    // It would show through a skeleton.
    '[data-size=ranked][data-state=loading] > &::before': { visibility: 'hidden' },
  },
});
