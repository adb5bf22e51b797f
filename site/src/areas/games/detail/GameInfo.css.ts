import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

/** Beside each other where the wins have room for a table; either alone has the whole width. */
export const lately = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: vars.space[6],
});

export const trend = pageStyle({ flex: '1 1 320px' });
export const wins = pageStyle({ flex: '2 1 660px', minInlineSize: 0 });
