import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { favouriteActions, storyActions, storyMarks } from '../storyActions.ts';
import { LONG_THAI, storyGame } from '../storyGames.ts';
import { ContinueHighlight } from './ContinueHighlight.tsx';
import { usage } from './ContinueHighlight.usage.ts';

const meta = {
  title: 'Games/ContinueHighlight',
  component: ContinueHighlight,
  tags: ['beta'],
  parameters: { usage },
  args: { game: storyGame(), actions: favouriteActions },
  render: (args) => (
    <div className={storyColumn}>
      <ContinueHighlight {...args} />
    </div>
  ),
} satisfies Meta<typeof ContinueHighlight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** It was pressed, and its launch is in progress. */
export const Launching: Story = {
  args: { actions: { ...favouriteActions, marks: storyMarks({ isLaunching: () => true }) } },
};
export const WithoutDetails: Story = { args: { actions: storyActions } };
export const NoImage: Story = { args: { game: storyGame({ image: null }) } };
export const LongThai: Story = {
  args: { game: storyGame({ nameTh: LONG_THAI, nameEn: LONG_THAI }) },
};
