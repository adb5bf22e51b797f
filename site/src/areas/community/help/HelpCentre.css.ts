import { vars } from '@brand/ui/theme/contract';
import { globalStyle } from '@vanilla-extract/css';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

const { color, space } = vars;
const WIDE = '(min-width: 1024px)';
const TOP = `calc(${vars.frame.headerDesktop} + ${space[6]})`;

export const page = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [WIDE]: {
      gridTemplate: '"topics search" auto "topics articles" 1fr / 240px minmax(0, 760px)',
      alignItems: 'start',
      columnGap: space[8],
    },
  },
});

export const search = pageStyle({ '@media': { [WIDE]: { gridArea: 'search' } } });

export const column = pageStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const articles = pageStyle({ '@media': { [WIDE]: { gridArea: 'articles' } } });

/**
 * The content is taller than its skeleton. The footer stays offscreen until it has loaded, so that nothing visible
 * moves.
 */
export const waiting = pageStyle({ minBlockSize: '100dvh', alignContent: 'start' });

export const section = pageStyle({
  display: 'grid',
  gap: space[3],
  scrollMarginBlockStart: TOP,
});

/** An article named in the address is placed below the sticky header. */
globalStyle(`${section} details`, {
  '@layer': { 'brand.page': { scrollMarginBlockStart: TOP } },
});

/** A row of chips on a phone. On a wide screen a sticky list next to the articles. */
export const topics = pageStyle({
  minInlineSize: 0,
  '@media': { [WIDE]: { gridArea: 'topics', position: 'sticky', insetBlockStart: TOP } },
});

/** During a search a phone shows the answers there. */
export const asideOnly = pageStyle({
  '@media': { '(max-width: 1023.98px)': { display: 'none' } },
});

export const topicList = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [WIDE]: { flexDirection: 'column', gap: space[1] } },
});

export const topic = pageStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.touch,
  paddingBlock: space[2],
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.heading,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } } },
});

export const shape = pageStyle({ blockSize: '56px' });
