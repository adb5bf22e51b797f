import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../app/pageStyle.ts';

export const grid = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: vars.space[4],
  listStyleType: '""',
});

export const shape = pageStyle({ blockSize: '220px' });
