import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyContent } from '../storyGames.css.ts';
import { LONG_THAI } from '../storyGames.ts';
import { GameFrame } from './GameFrame.tsx';
import { usage } from './GameFrame.usage.ts';

const meta = {
  title: 'Games/GameFrame',
  component: GameFrame,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    title: 'ทุเรียนตัวป่วน',
    state: { status: 'launching' },
    balance: satang(1_284_550),
    backHref: '#back',
    depositHref: '#deposit',
    onLoad: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div className={storyContent}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BalanceLoading: Story = { args: { balance: null } };

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      text: 'ค่ายเกมปิดปรับปรุงชั่วคราว เลือกเกมอื่นหรือลองใหม่ภายหลัง',
      code: '99',
    },
  },
};

export const LongThai: Story = {
  args: { title: LONG_THAI, balance: satang(123_456_789) },
};
