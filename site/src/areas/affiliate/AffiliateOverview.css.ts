import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

const { color, space } = vars;

/** From this width on there are two columns. */
const WIDE = '(min-width: 1024px)';

export const page = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      alignItems: 'start',
    },
  },
});

export const column = pageStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });

/** First in its column where the column is not the whole page. */
export const firstWhenWide = pageStyle({ '@media': { [WIDE]: { order: -1 } } });

/** Last in its column where the column is not the whole page. */
export const lastWhenWide = pageStyle({ '@media': { [WIDE]: { order: 1 } } });

export const links = pageStyle({ overflow: 'hidden' });

export const link = pageStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '56px',
  paddingInline: vars.card.padding,
  paddingBlock: space[2],
  color: color.text,
  fontFamily: vars.font.heading,
  lineHeight: vars.lineHeight.heading,
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${color.border}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } } },
});

export const linkName = pageStyle({ flexGrow: 1 });

export const shape = pageStyle({ blockSize: '200px' });

/** As high as the link, whose QR code is below its buttons on a phone. */
export const linkShape = pageStyle({
  blockSize: '456px',
  '@media': { '(min-width: 640px)': { blockSize: '200px' } },
});

/** The link results: space for their heading, periods and first rows while they load. Before the link where that is last. */
export const funnel = pageStyle({ minBlockSize: '320px', minInlineSize: 0 });
