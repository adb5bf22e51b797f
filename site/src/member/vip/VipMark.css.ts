import { pageStyle } from '../../platform/styles/pageStyle.ts';

export const box = pageStyle({
  display: 'block',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
});
