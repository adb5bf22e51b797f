import { pageStyle } from '../../platform/styles/pageStyle.ts';

export const root = pageStyle({
  display: 'grid',
  placeItems: 'center',
  // The footer stays out of sight, so that nothing seen moves when the page comes.
  minBlockSize: '100dvh',
});
