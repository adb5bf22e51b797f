import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

const { space } = vars;

/** The table scrolls within the card. */
export const levels = pageStyle({ overflow: 'hidden' });

export const visitor = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  // A browser without `pretty`, such as Firefox, balances the lines.
  textWrap: ['balance', 'pretty'],
});

export const standingShape = pageStyle({
  blockSize: '560px',
  '@media': { '(min-width: 1024px)': { blockSize: '300px' } },
});
export const visitorShape = pageStyle({ blockSize: '88px' });
export const pathShape = pageStyle({
  blockSize: '520px',
  '@media': { '(min-width: 1024px)': { blockSize: '220px' } },
});
export const shape = pageStyle({ blockSize: '56px' });
