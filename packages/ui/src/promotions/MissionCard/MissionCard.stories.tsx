import { collectStart, satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyColumn } from '../../private/story.css.ts';
import { depositMission, roundsMission } from '../missions.fixtures.ts';
import { MissionCard } from './MissionCard.tsx';
import { usage } from './MissionCard.usage.ts';

const meta = {
  title: 'Promotions/MissionCard · quest, task',
  id: 'promotions-missioncard',
  component: MissionCard,
  tags: ['beta'],
  parameters: { usage },
  args: {
    mission: depositMission,
    collect: collectStart(null),
    onCollect: fn(),
    onRecheck: fn(),
    level: 2,
  },
  render: (args) => (
    <div className={storyColumn}>
      <MissionCard {...args} />
    </div>
  ),
} satisfies Meta<typeof MissionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Running: Story = { args: { mission: roundsMission, href: '#games' } };

export const Collecting: Story = {
  args: { collect: { status: 'collecting', intent: 'a', again: false } },
};

/** The reply was lost: no one knows yet whether it was collected. */
export const Unsure: Story = { args: { collect: { status: 'unsure', intent: 'a' } } };

export const Refused: Story = {
  args: {
    collect: { status: 'refused', failure: { messageId: 'error.mission.2503', code: '2503' } },
  },
};

export const Collected: Story = { args: { collect: { status: 'collected' } } };

export const Ended: Story = { args: { mission: { ...roundsMission, state: 'ended' } } };

export const LongThai: Story = {
  args: {
    mission: {
      ...depositMission,
      title: 'ฝึ้ ปี่ น้ำ ฏู ญู ภารกิจที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่',
      goal: {
        unit: 'baht',
        target: satangFromBaht(1_234_567.89),
        done: satangFromBaht(987_654.32),
      },
      reward: {
        kind: 'credit',
        credit: satangFromBaht(123_456.78),
        turnover: satangFromBaht(1_234_567.8),
      },
    },
  },
};
