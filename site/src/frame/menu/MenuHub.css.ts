import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

/** As high as the screen, so that contact links that load late do not move a visible footer. */
export const root = pageStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  minBlockSize: '100dvh',
});

/** Not as wide as its names: one of them may get its font late. Three have room in one line. */
export const languages = pageStyle({ inlineSize: 'min(100%, 296px)' });
