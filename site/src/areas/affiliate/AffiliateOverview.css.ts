import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

const { color, space } = vars;

export const page = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    '(min-width: 1024px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      alignItems: 'start',
    },
  },
});

export const column = pageStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });

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
