import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { onEachGround } from '../../private/onEachGround.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';
import { usage } from './RadioCards.usage.ts';
import * as glyphs from '../Icon/glyphs.ts';

function Chosen(args: RadioCardsProps) {
  const [value, setValue] = useState(args.value);
  return <RadioCards {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/RadioCards · radio, options',
  id: 'primitives-radiocards',
  component: RadioCards,
  tags: ['stable'],
  parameters: { usage },
  args: {
    label: 'เลือกช่องทางการฝาก',
    value: 'qr',
    onValueChange: () => undefined,
    cards: [
      {
        value: 'qr',
        label: 'QR ไทยพาณิชย์',
        note: '50 – 45,000 บาท',
        media: <Icon glyph={glyphs.qr} />,
      },
      {
        value: 'wallet',
        label: 'OneWallet',
        note: '250 – 45,000 บาท',
        media: <Icon glyph={glyphs.wallet} />,
      },
      {
        value: 'bank',
        label: 'โอนผ่านธนาคาร',
        note: 'ปิดปรับปรุงชั่วคราว',
        media: <Icon glyph={glyphs.bank} />,
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

export const Invalid: Story = { args: { value: null, error: 'กรุณาเลือกช่องทางการฝาก' } };

export const OnEachGround: Story = {
  render: (args) => onEachGround(<Chosen {...args} />),
};

export const English: Story = {
  args: {
    label: 'How do you want to pay in?',
    hint: 'The money is in your wallet as soon as the bank says so.',
    cards: [
      { value: 'qr', label: 'SCB QR', note: '50 – 45,000 baht', media: <Icon glyph={glyphs.qr} /> },
      { value: 'wallet', label: 'OneWallet', note: '250 – 45,000 baht' },
    ],
  },
};
