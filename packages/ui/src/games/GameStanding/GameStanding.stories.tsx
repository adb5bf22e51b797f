import type { Meta, StoryObj } from '@storybook/react-vite';

import { NOW } from '../../private/now.fixtures.ts';
import { storyRow } from '../../private/story.css.ts';
import { GameStanding } from './GameStanding.tsx';
import { usage } from './GameStanding.usage.ts';

const HOUR = 3_600_000;

const meta = {
  title: 'Games/GameStanding',
  component: GameStanding,
  tags: ['beta'],
  parameters: { usage },
  args: {
    tournament: 'สล็อตสปรินต์สองทุ่ม',
    rank: 12,
    points: 1240,
    endsAt: NOW + 2.2 * HOUR,
  },
  render: (args) => (
    <div className={storyRow}>
      <GameStanding {...args} />
    </div>
  ),
} satisfies Meta<typeof GameStanding>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Days: Story = { args: { endsAt: NOW + 75 * HOUR } };
export const LargeFigures: Story = { args: { rank: 12_345, points: 9_876_543 } };
