import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

function Chosen(args: RadioCardsProps) {
  const [value, setValue] = useState(args.value);
  return <RadioCards {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/RadioCards',
  component: RadioCards,
  args: {
    label: 'เลือกช่องทางการฝาก',
    value: 'qr',
    onValueChange: () => undefined,
    cards: [
      { value: 'qr', label: 'QR ไทยพาณิชย์', note: '50 – 45,000 บาท', media: <Icon name="qr" /> },
      {
        value: 'wallet',
        label: 'OneWallet',
        note: '250 – 45,000 บาท',
        media: <Icon name="wallet" />,
      },
      {
        value: 'bank',
        label: 'โอนผ่านธนาคาร',
        note: 'ปิดปรับปรุงชั่วคราว',
        media: <Icon name="bank" />,
        disabled: true,
      },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: null } };

export const LongThai: Story = {
  args: {
    value: 'long',
    cards: [
      {
        value: 'long',
        label: 'ฝึ้ ปี่ น้ำ ฏู ญู ชื่อตัวเลือกที่ยาวเป็นพิเศษจนต้องขึ้นบรรทัดใหม่',
        note: 'ฝึ้ ปี่ น้ำ ฏู ญู รายละเอียดที่ยาวเป็นพิเศษจนต้องขึ้นบรรทัดใหม่เช่นกัน',
      },
      { value: 'short', label: 'สั้น' },
    ],
  },
};
