import type { Meta, StoryObj } from '@storybook/react-vite';

import { MarkedText } from './MarkedText.tsx';
import { usage } from './MarkedText.usage.ts';

const meta = {
  title: 'Community/MarkedText',
  component: MarkedText,
  tags: ['beta'],
  parameters: { usage },
  args: { text: 'ลืมรหัสผ่าน ตั้งใหม่ได้อย่างไร', words: ['รหัสผาน'] },
} satisfies Meta<typeof MarkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoWords: Story = { args: { words: ['ลืม', 'ตั้ง'] } };
export const Nothing: Story = { args: { words: [] } };

export const LongThai: Story = {
  args: { text: 'ฝึ้ ปี่ น้ำ ฏู ญู '.repeat(12), words: ['น้ำ'] },
};
