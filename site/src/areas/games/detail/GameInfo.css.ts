import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

/** Two columns where the wins have room for a table. A single section has the full width. */
export const lately = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: vars.space[6],
});

export const trend = pageStyle({ flex: '1 1 320px' });
export const wins = pageStyle({ flex: '2 1 660px', minInlineSize: 0 });
