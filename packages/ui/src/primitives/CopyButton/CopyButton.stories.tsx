import type { Meta, StoryObj } from '@storybook/react-vite';

import { CopyButton } from './CopyButton.tsx';
import { usage } from './CopyButton.usage.ts';

const meta = {
  title: 'Primitives/CopyButton · clipboard',
  id: 'primitives-copybutton',
  component: CopyButton,
  tags: ['stable'],
  parameters: { usage },
  args: { value: 'LT260115A7K2', label: 'คัดลอก', copiedLabel: 'คัดลอกแล้ว' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 'lg', variant: 'outline' } };

export const English: Story = { args: { label: 'Copy', copiedLabel: 'Copied' } };

export const LongThai: Story = { args: { label: 'ฝึ้ ปี่ น้ำ ฏู ญู คัดลอกเลขที่บัญชีสำหรับโอนเงิน' } };
