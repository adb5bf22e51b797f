import type { Decorator } from '@storybook/react-vite';

import { storyContent } from './storyGames.css.ts';

/** Renders a story at the content width of a page. */
export const inStoryContent: Decorator = (Story) => (
  <div className={storyContent}>
    <Story />
  </div>
);
