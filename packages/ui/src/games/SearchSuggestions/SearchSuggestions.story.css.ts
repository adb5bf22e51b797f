import { pageStyle } from '../../theme/layered.ts';

/** As wide as the search field of the header, with room for the panel below it. */
export const storySearch = pageStyle({
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
  maxInlineSize: '472px',
  minBlockSize: '720px',
  padding: '16px',
});
