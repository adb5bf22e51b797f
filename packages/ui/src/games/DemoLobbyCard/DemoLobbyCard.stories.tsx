import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { storyColumn } from '../../private/story.css.ts';
import { LONG_THAI } from '../storyGames.ts';
import { DemoLobbyCard } from './DemoLobbyCard.tsx';
import { usage } from './DemoLobbyCard.usage.ts';

const meta = {
  title: 'Games/DemoLobbyCard',
  component: DemoLobbyCard,
  tags: ['beta'],
  parameters: { usage },
  args: { name: 'Velvet Nine Baccarat', href: 'https://demo.brand.example/baccarat' },
  render: (args) => (
    <div className={storyColumn}>
      <DemoLobbyCard {...args} />
    </div>
  ),
} satisfies Meta<typeof DemoLobbyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens in a separate tab, without access to our window. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const LongThai: Story = { args: { name: LONG_THAI } };
