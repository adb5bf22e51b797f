import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

export const root = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

/** Aligned with the box below. On a phone the header has its own arrow, and this one leads to the list. */
export const back = pageStyle({
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});
