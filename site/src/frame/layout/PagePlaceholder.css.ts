import { pageStyle } from '../../platform/styles/pageStyle.ts';

export const root = pageStyle({
  display: 'grid',
  placeItems: 'center',
  // The footer stays offscreen, so that nothing visible moves when the page loads.
  minBlockSize: '100dvh',
});
