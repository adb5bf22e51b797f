import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { storyGame, storySpins } from '../missions.fixtures.ts';
import { FreeSpinsCard } from './FreeSpinsCard.tsx';
import { usage } from './FreeSpinsCard.usage.ts';

const meta = {
  title: 'Promotions/FreeSpinsCard',
  component: FreeSpinsCard,
  tags: ['beta'],
  parameters: { usage },
  args: { spins: storySpins, href: '#game', level: 2 },
  render: (args) => (
    <div className={storyColumn}>
      <FreeSpinsCard {...args} />
    </div>
  ),
} satisfies Meta<typeof FreeSpinsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** While a limit or a break applies, there is no link to the game. */
export const Protected: Story = { args: { href: undefined } };

export const Used: Story = { args: { spins: { ...storySpins, left: 0 } } };

export const Ended: Story = { args: { state: 'ended' } };

export const NoImage: Story = {
  args: { spins: { ...storySpins, game: { ...storyGame, image: '/art/covers/none.svg' } } },
};

export const LongThai: Story = {
  args: {
    spins: {
      ...storySpins,
      total: 1000,
      left: 1000,
      game: { ...storyGame, name: 'ฝึ้ ปี่ น้ำ ฏู ญู เกมที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่' },
    },
  },
};
