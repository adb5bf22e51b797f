import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../../platform/styles/pageStyle.ts';

export const art = pageStyle({
  display: 'grid',
  placeItems: 'center',
  background: vars.color.infoSoft,
  color: vars.color.info,
});

/** On one line, with whole tone marks above it. */
export const names = pageStyle({
  display: 'block',
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
