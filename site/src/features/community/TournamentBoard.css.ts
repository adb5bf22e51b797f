import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../app/pageStyle.ts';

const { space } = vars;

/** Below the tabs, which end in a line. */
export const panel = pageStyle({ paddingBlockStart: space[4] });

export const grid = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: space[4],
  listStyleType: '""',
});

export const panels = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
});

export const stack = pageStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const section = pageStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const rules = pageStyle({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[6],
  listStyle: 'disc',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
});

export const facts = pageStyle({ display: 'grid', gap: space[2] });

export const shape = pageStyle({ blockSize: '360px' });

export const headShape = pageStyle({ blockSize: '180px' });
