import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyColumn } from '../../private/story.css.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'ประเภทรายการ',
    value: 'all',
    onValueChange: fn(),
    segments: [
      { value: 'all', label: 'ทั้งหมด' },
      { value: 'deposit', label: 'ฝาก' },
      { value: 'withdraw', label: 'ถอน' },
    ],
  },
  render: (args) => (
    <div className={storyColumn}>
      <SegmentedControl {...args} />
    </div>
  ),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcons: Story = {
  args: {
    value: 'qr',
    segments: [
      { value: 'qr', label: 'สแกน QR', icon: 'qr' },
      { value: 'bank', label: 'โอนผ่านธนาคาร', icon: 'bank' },
    ],
  },
};
