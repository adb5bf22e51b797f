import type { Meta, StoryObj } from '@storybook/react-vite';

import { Divider } from './Divider.tsx';
import { usage } from './Divider.usage.ts';

const meta = {
  title: 'Primitives/Divider · separator, rule',
  id: 'primitives-divider',
  component: Divider,
  tags: ['stable'],
  parameters: { usage },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLabel: Story = { args: { label: 'หรือ' } };
export const English: Story = { args: { label: 'or' } };
export const LongThai: Story = { args: { label: 'ฝึ้ ปี่ น้ำ ฏู ญู หรือเข้าสู่ระบบด้วยวิธีอื่น' } };
