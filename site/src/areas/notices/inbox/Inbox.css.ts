import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

/** The list, and the open notice. */
export const columns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: vars.space[8],
  alignItems: 'start',
});

/** Stays while the list scrolls. */
export const open = pageStyle({
  position: 'sticky',
  insetBlockStart: `calc(${vars.frame.headerDesktop} + ${vars.space[5]})`,
  minInlineSize: 0,
});
