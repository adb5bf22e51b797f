import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

/** As high as the screen, so that contact links that load late do not move a visible footer. */
export const root = pageStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  minBlockSize: '100dvh',
});

/** As wide as its names. */
export const languages = pageStyle({ justifySelf: 'start', maxInlineSize: '100%' });
