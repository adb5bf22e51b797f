import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../app/pageStyle.ts';

export const mine = pageStyle({ marginBlockStart: vars.space[3] });

export const list = pageStyle({
  listStyleType: '""',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  gap: vars.space[4],
  marginBlockStart: vars.space[3],
});

export const shape = pageStyle({ blockSize: '96px' });

export const offers = pageStyle({ marginBlockEnd: vars.space[3] });
