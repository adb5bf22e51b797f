import { BANKS } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';

import { BankPicker, type BankPickerProps } from './BankPicker.tsx';
import { usage } from './BankPicker.usage.ts';

function Chosen(args: BankPickerProps) {
  const [value, setValue] = useState(args.value);
  return <BankPicker {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Account/BankPicker · select, dropdown',
  id: 'account-bankpicker',
  component: BankPicker,
  tags: ['stable'],
  parameters: { usage },
  args: { label: 'ธนาคาร', banks: BANKS, value: null, onValueChange: () => undefined },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof BankPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: 'kbank' } };

export const NothingChosen: Story = {};

export const Invalid: Story = { args: { error: 'กรุณาเลือกธนาคาร' } };

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'กรุง');
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'zzz');
  },
};

export const FewBanks: Story = { args: { banks: BANKS.slice(0, 4) } };

export const LongThai: Story = {
  args: {
    banks: [
      {
        code: 'newbk',
        nameTh: 'ฝึ้ ปี่ น้ำ ฏู ญู ธนาคารชื่อยาวมาก',
        nameEn: 'New Bank',
        accountDigits: [10],
      },
      ...BANKS.slice(0, 5),
    ],
  },
};
