import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../app/pageStyle.ts';

const outOfSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const never = pageStyle(outOfSight);

export const wide = pageStyle({
  paddingBlockEnd: vars.space[4],
  '@media': { 'not all and (min-width: 600px)': outOfSight },
});
