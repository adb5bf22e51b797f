import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

export const root = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

export const section = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

/** Two columns, or all four in a row. */
export const lobbies = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: vars.space[3],
});
