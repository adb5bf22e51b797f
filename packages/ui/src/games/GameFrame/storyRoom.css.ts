import { pageStyle } from '../../theme/layered.ts';

/** The room that a page leaves the game: the window, but for a header. */
export const storyRoom = pageStyle({
  display: 'flex',
  minBlockSize: 'calc(100dvh - 64px)',
  padding: '12px',
});
