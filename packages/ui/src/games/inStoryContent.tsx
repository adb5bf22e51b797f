import type { Decorator } from '@storybook/react-vite';

import { storyContent } from './storyGames.css.ts';

/** Shows a story as wide as the content of a page. */
export const inStoryContent: Decorator = (Story) => (
  <div className={storyContent}>
    <Story />
  </div>
);
