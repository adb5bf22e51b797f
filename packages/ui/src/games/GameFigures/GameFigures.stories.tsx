import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { storyColumn } from '../../private/story.css.ts';
import { storyInfo } from '../storyGameDetail.ts';
import { GameFigures } from './GameFigures.tsx';
import { usage } from './GameFigures.usage.ts';

const meta = {
  title: 'Games/GameFigures',
  component: GameFigures,
  tags: ['beta'],
  parameters: { usage },
  args: { info: storyInfo },
  render: (args) => (
    <div className={storyColumn}>
      <GameFigures {...args} />
    </div>
  ),
} satisfies Meta<typeof GameFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Explained: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText('RTP'));
    await expect(page.getByText(/100 (บาท|baht)/)).toBeVisible();
  },
};

export const WithoutPaylines: Story = { args: { info: { ...storyInfo, paylines: 0 } } };

export const OneFigure: Story = {
  args: {
    info: {
      ...storyInfo,
      minBet: null,
      maxBet: null,
      volatility: null,
      paylines: null,
      hitRatio: null,
    },
  },
};
