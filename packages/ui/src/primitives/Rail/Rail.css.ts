import { gutter } from '../../private/gutter.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

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
  display: 'flex',
  alignItems: 'center',
  fontFamily: font.display,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.display,
  '@container': { '(min-width: 700px)': { fontSize: fontSize.xl } },
  selectors: {
    // The bar that some brands set in front of a section.
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

/** Only a pointer that cannot swipe needs arrows. */
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
  // They keep their place while there is nothing to move, so that what stands beside them stays.
  selectors: { '&[data-state=idle]': { visibility: 'hidden' } },
});

export const row = primitiveStyle({
  // Unlike `none`, an empty mark leaves it a list for VoiceOver.
  listStyleType: '""',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc((100cqi - 2 * 12px) / 2.4)',
  gap: '12px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  // Runs out at the edge of the page. Above and below: room for badges that stand out of a card and
  // for focus rings, which the scroll box would cut.
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  scrollPaddingInline: gutter,
  paddingBlock: `calc(14px + ${vars.section.gap}) 6px`,
  marginBlockEnd: '-6px',
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
  '@container': {
    '(min-width: 480px)': { gridAutoColumns: 'calc((100cqi - 3 * 12px) / 3.4)' },
    '(min-width: 700px)': { gridAutoColumns: 'calc((100cqi - 5 * 16px) / 5.4)', gap: '16px' },
    '(min-width: 1000px)': { gridAutoColumns: 'calc((100cqi - 7 * 16px) / 7.35)' },
  },
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    // Shapes cannot be reached by keyboard, so they do not scroll either.
    '&[data-state=loading]': { overflowX: 'clip' },
  },
});

export const cell = primitiveStyle({ minInlineSize: 0, scrollSnapAlign: 'start' });
