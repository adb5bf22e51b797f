import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyRow } from '../../private/story.css.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'สล็อต', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const WithIcon: Story = { args: { icon: 'slots' } };
export const Disabled: Story = { args: { disabled: true } };

export const Row: Story = {
  render: () => (
    <div className={storyRow}>
      <Chip icon="games" selected>
        ทั้งหมด
      </Chip>
      <Chip icon="slots">สล็อต</Chip>
      <Chip icon="casino">คาสิโน</Chip>
      <Chip icon="fishing">ยิงปลา</Chip>
      <Chip icon="lotto">หวย</Chip>
      <Chip icon="sport">กีฬา</Chip>
    </div>
  ),
};

export const LongThai: Story = { args: { children: 'ฝึ้ ปี่ น้ำ ฏู ญู เกมยอดนิยมประจำสัปดาห์' } };
