import { pageStyle } from '../../theme/layered.ts';

/** The space for a game on a page: the window without the header. */
export const storyRoom = pageStyle({
  display: 'flex',
  minBlockSize: 'calc(100dvh - 64px)',
  padding: '12px',
});
