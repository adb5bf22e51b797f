import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyRow } from '../../private/story.css.ts';
import { Chip } from './Chip.tsx';
import { usage } from './Chip.usage.ts';
import * as glyphs from '../Icon/glyphs.ts';

const meta = {
  title: 'Primitives/Chip · pill, filter',
  id: 'primitives-chip',
  component: Chip,
  tags: ['stable'],
  parameters: { usage },
  args: { children: 'สล็อต', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const WithIcon: Story = { args: { icon: glyphs.slots } };
export const Disabled: Story = { args: { disabled: true } };

export const Row: Story = {
  render: () => (
    <div className={storyRow}>
      <Chip icon={glyphs.games} selected>
        ทั้งหมด
      </Chip>
      <Chip icon={glyphs.slots}>สล็อต</Chip>
      <Chip icon={glyphs.casino}>คาสิโน</Chip>
      <Chip icon={glyphs.fishing}>ยิงปลา</Chip>
      <Chip icon={glyphs.lotto}>หวย</Chip>
      <Chip icon={glyphs.sport}>กีฬา</Chip>
    </div>
  ),
};

export const LongThai: Story = { args: { children: 'ฝึ้ ปี่ น้ำ ฏู ญู เกมยอดนิยมประจำสัปดาห์' } };

export const ManyItems: Story = {
  render: () => (
    <div className={storyRow}>
      {Array.from({ length: 30 }, (_, index) => (
        <Chip key={index} selected={index === 7}>{`ค่าย ${index + 1}`}</Chip>
      ))}
    </div>
  ),
};
