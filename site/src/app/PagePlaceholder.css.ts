import { pageStyle } from './pageStyle.ts';

export const root = pageStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '60dvh',
});
