import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { AmountField, type AmountFieldProps } from './AmountField.tsx';
import { usage } from './AmountField.usage.ts';

function Typed(args: AmountFieldProps) {
  const [value, setValue] = useState(args.value);
  return <AmountField {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/AmountField · money input',
  id: 'primitives-amountfield',
  component: AmountField,
  tags: ['stable'],
  parameters: { usage },
  args: {
    label: 'จำนวนเงินที่ฝาก',
    unit: 'บาท',
    ignoredText: (characters) => `ไม่นับ “${characters}”`,
    hint: 'ฝากได้ 50 – 45,000 บาทต่อครั้ง',
    value: '',
    onValueChange: () => undefined,
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '1500' } };

export const WithDecimals: Story = {
  args: {
    value: '12,345.50',
    decimals: 2,
    label: 'จำนวนเงินที่ถอน',
    hint: 'ถอนได้ 300 – 12,500 บาท',
  },
};

export const Invalid: Story = { args: { value: '20', error: 'ฝากขั้นต่ำ 50 บาท' } };

export const Ignored: Story = {
  args: { value: '12' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'จำนวนเงินที่ฝาก' });
    await userEvent.type(field, '.50');
    await expect(field).toHaveValue('12');
    await expect(canvas.getByText(/^ไม่นับ “\.50”/)).toBeVisible();
  },
};

export const LongAmount: Story = { args: { value: '999999999.99', decimals: 2 } };

export const LongestAmount: Story = {
  args: { value: '123456789012345', error: 'ฝากได้ไม่เกิน 45,000 บาทต่อครั้ง' },
};

export const Disabled: Story = { args: { value: '1500', disabled: true } };

export const LongThai: Story = {
  args: {
    value: '1500',
    label: 'ฝึ้ ปี่ น้ำ ฏู ญู จำนวนเงินที่ต้องการฝากเข้ากระเป๋าหลักของท่านในครั้งนี้',
    error: 'ฝึ้ ปี่ น้ำ ฏู ญู ยอดฝากวันนี้เต็มแล้ว กรุณาลองใหม่หลังเที่ยงคืนหรือเลือกช่องทางอื่น',
  },
};

export const English: Story = {
  args: {
    value: '1500',
    label: 'Amount',
    unit: 'baht',
    ignoredText: (characters) => `“${characters}” is not counted`,
    hint: '50 – 45,000 baht at a time',
  },
};
