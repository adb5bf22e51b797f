import { gutter } from '../../private/gutter.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { HEIGHT } from '../HighlightCard/HighlightCard.css.ts';

const { space } = vars;

export const root = primitiveStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const row = primitiveStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  // The next card is cut, to show that the row continues.
  gridAutoColumns: 'calc(100cqi - 36px)',
  gap: space[3],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  // Extends to the edge of the page, with space for shadows and focus rings.
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  scrollPaddingInline: gutter,
  marginBlock: '-6px',
  paddingBlock: '6px',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-count="1"]': { gridAutoColumns: '100%' },
    // Skeletons cannot be reached by keyboard, so they do not scroll either.
    '&[aria-hidden]': { overflowX: 'clip' },
  },
  '@container': {
    '(min-width: 560px)': {
      gridAutoColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-count="3"]': { gridAutoColumns: '44cqi' } },
    },
    '(min-width: 860px)': {
      gap: space[4],
      selectors: {
        '&[data-count="1"]': { gridAutoColumns: 'minmax(0, 560px)' },
        '&[data-count="3"]': { gridAutoColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});

export const cell = primitiveStyle({ minInlineSize: 0, scrollSnapAlign: 'start' });

export const shape = primitiveStyle({
  blockSize: HEIGHT,
  borderRadius: vars.radius.card,
  background: vars.color.skeleton,
});
