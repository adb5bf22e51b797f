import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

const { space } = vars;

/** The member's own bonuses, and those on offer: two columns on a desktop. */
export const columns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    '(min-width: 1024px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
    },
  },
});

export const section = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  outline: 'none',
  scrollMarginBlockStart: space[10],
});

export const summary = pageStyle({ maxInlineSize: '560px' });

export const list = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  alignItems: 'start',
  gap: space[4],
});

export const shape = pageStyle({ blockSize: '96px' });
