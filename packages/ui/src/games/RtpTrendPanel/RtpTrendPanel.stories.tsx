import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { storyInfo } from '../storyGameDetail.ts';
import { RtpTrendPanel } from './RtpTrendPanel.tsx';
import { usage } from './RtpTrendPanel.usage.ts';

const meta = {
  title: 'Games/RtpTrendPanel',
  component: RtpTrendPanel,
  tags: ['beta'],
  parameters: { usage },
  args: { info: storyInfo },
  render: (args) => (
    <div className={storyColumn}>
      <RtpTrendPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof RtpTrendPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SpansOnly: Story = { args: { info: { ...storyInfo, history: [] } } };
export const OneSpan: Story = {
  args: { info: { ...storyInfo, history: [], week: null, month: null } },
};
export const WithoutLongRun: Story = { args: { info: { ...storyInfo, rtp: null } } };
export const UnknownDirections: Story = {
  args: {
    info: {
      ...storyInfo,
      day: { rtp: 94.86, direction: null },
      week: { rtp: 97.06, direction: null },
    },
  },
};
