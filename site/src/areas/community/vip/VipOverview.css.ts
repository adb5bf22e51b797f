import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

const { space, color } = vars;

/** One background for the whole table. As cards, each level has its own. */
export const levels = pageStyle({
  '@media': {
    '(min-width: 1024px)': {
      padding: space[2],
      border: `${vars.card.borderWidth} solid ${vars.card.borderColor}`,
      borderRadius: vars.radius.card,
      background: color.surface,
      boxShadow: vars.elevation.card,
    },
  },
});

export const visitor = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const standingShape = pageStyle({ blockSize: '300px' });
export const visitorShape = pageStyle({ blockSize: '88px' });
export const shape = pageStyle({ blockSize: '96px' });
