import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { RealityCheck } from './RealityCheck.tsx';
import { usage } from './RealityCheck.usage.ts';

const meta = {
  title: 'Games/RealityCheck · modal, play time',
  id: 'games-realitycheck',
  component: RealityCheck,
  tags: ['beta'],
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 640 } } },
  args: {
    open: true,
    minutes: 65,
    balance: { before: satang(150_000), now: satang(128_450) },
    historyHref: '#history',
    helpline: { name: 'สายด่วนสุขภาพจิต', phone: '1323' },
    onPlayOn: fn(),
    onStop: fn(),
  },
  render: (args) => (
    <div className={storyPage}>
      <RealityCheck {...args} />
    </div>
  ),
} satisfies Meta<typeof RealityCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Won: Story = {
  args: { minutes: 30, balance: { before: satang(150_000), now: satang(1_284_550) } },
};
export const BalanceUnknown: Story = { args: { balance: null } };
export const BackFromAGame: Story = { args: { away: true, minutes: 134 } };
export const WithoutHelpline: Story = { args: { helpline: null } };
export const LongThai: Story = {
  args: {
    minutes: 1_439,
    balance: { before: satang(1_234_567_890), now: satang(123_456_789) },
    helpline: { name: 'ฝึ้ ปี่ น้ำ ฏู ญู ศูนย์ปรึกษาปัญหาการเล่นพนันที่ชื่อยาวมาก', phone: '02 123 4567' },
  },
};
