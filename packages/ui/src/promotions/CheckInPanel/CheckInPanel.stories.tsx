import { collectStart } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyContent } from '../../private/story.css.ts';
import { weekOfCheckIns } from '../missions.fixtures.ts';
import { CheckInPanel } from './CheckInPanel.tsx';
import { CheckInPanelSkeleton } from './CheckInPanelSkeleton.tsx';
import { usage } from './CheckInPanel.usage.ts';

const meta = {
  title: 'Promotions/CheckInPanel',
  component: CheckInPanel,
  tags: ['beta'],
  parameters: { usage },
  args: {
    checkIn: weekOfCheckIns,
    collect: collectStart(null),
    onCheckIn: fn(),
    onRecheck: fn(),
  },
  render: (args) => (
    <div className={storyContent}>
      <CheckInPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof CheckInPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Done: Story = { args: { checkIn: { ...weekOfCheckIns, done: true } } };

export const Collecting: Story = {
  args: { collect: { status: 'collecting', intent: 'a', again: false } },
};

/** The reply was lost: no one knows yet whether the member is checked in. */
export const Unsure: Story = { args: { collect: { status: 'unsure', intent: 'a' } } };

export const Refused: Story = {
  args: {
    collect: { status: 'refused', failure: { messageId: 'error.mission.2505', code: '2505' } },
  },
};

export const FirstDay: Story = {
  args: {
    checkIn: {
      ...weekOfCheckIns,
      day: 1,
      days: weekOfCheckIns.days.map((day) => ({ ...day, collected: false })),
    },
  },
};

export const Loading: Story = {
  render: () => (
    <div className={storyContent} aria-busy="true">
      <CheckInPanelSkeleton />
    </div>
  ),
};
