import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

export const root = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

const FRAMED = '(min-width: 600px)';

/** Aligned with the box below. On a phone the header has the only arrow. */
export const back = pageStyle({
  display: 'none',
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  '@media': { [FRAMED]: { display: 'inline-flex' } },
});

/** On a phone the list is linked at the end. */
export const toList = pageStyle({
  justifySelf: 'center',
  '@media': { [FRAMED]: { display: 'none' } },
});
