import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

export const root = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

/** In line with the box below; on a phone the header has an arrow of its own, and this one leads to the list. */
export const back = pageStyle({
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});
