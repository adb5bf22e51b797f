import type { Meta, StoryObj } from '@storybook/react-vite';

import { QrCode } from './QrCode.tsx';
import { usage } from './QrCode.usage.ts';

const meta = {
  title: 'Primitives/QrCode · barcode',
  id: 'primitives-qrcode',
  component: QrCode,
  tags: ['stable'],
  parameters: { usage },
  args: {
    value: '00020101021229370016A000000677010111011300668123456785802TH53037645406300.0063046500',
    label: 'QR สำหรับฝาก 300.00 บาท',
    width: 264,
    height: 264,
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: { value: 'https://example.com/'.repeat(12), label: 'QR ที่มีข้อความยาว' },
};
