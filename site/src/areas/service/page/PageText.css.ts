import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

const { space } = vars;

/** Of a long text. The footer stays offscreen until it has loaded, so that nothing visible moves. */
export const waiting = pageStyle({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  minBlockSize: '100dvh',
  maxInlineSize: '42rem',
});

export const shape = pageStyle({ blockSize: '1.25rem' });
