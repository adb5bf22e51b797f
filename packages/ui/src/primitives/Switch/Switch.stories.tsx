import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { onEachGround } from '../../private/onEachGround.tsx';
import { storyColumn } from '../../private/story.css.ts';
import { Switch, type SwitchProps } from './Switch.tsx';
import { usage } from './Switch.usage.ts';

function Set(args: SwitchProps) {
  const [checked, setChecked] = useState(args.checked ?? false);
  return <Switch {...args} checked={checked} onCheckedChange={setChecked} />;
}

const meta = {
  title: 'Primitives/Switch · toggle',
  id: 'primitives-switch',
  component: Switch,
  tags: ['stable'],
  parameters: { usage },
  args: { label: 'เสียงในเกม' },
  render: (args) => (
    <div className={storyColumn}>
      <Set {...args} />
    </div>
  ),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { checked: true } };

export const States: Story = {
  render: (args) => (
    <div className={storyColumn}>
      <Set {...args} />
      <Set {...args} checked />
      <Set {...args} disabled />
      <Set {...args} disabled checked />
    </div>
  ),
};

export const WithDescription: Story = {
  args: { checked: true, label: 'แจ้งเตือนเมื่อเงินเข้า', description: 'ส่งข้อความทันทีที่ยอดเงินเข้ากระเป๋า' },
};

export const Sizes: Story = {
  render: (args) => (
    <div className={storyColumn}>
      <Set {...args} size="sm" checked />
      <Set {...args} size="md" checked />
    </div>
  ),
};

export const LongThai: Story = {
  args: {
    checked: true,
    label: 'ฝึ้ ปี่ น้ำ ฏู ญู ซ่อนยอดเงินในหน้าแรกและในประวัติทุกครั้งที่เปิดใช้งานบนโทรศัพท์เครื่องนี้',
    description: 'ฝึ้ ปี่ น้ำ ฏู ญู แตะที่ยอดเงินเพื่อดูชั่วคราวได้ทุกเมื่อ โดยไม่ต้องกลับมาที่หน้าตั้งค่านี้',
  },
};

export const OnEachGround: Story = {
  render: (args) =>
    onEachGround(
      <>
        <Set {...args} />
        <Set {...args} checked />
        <Set {...args} disabled checked />
      </>,
    ),
};

export const English: Story = {
  args: { label: 'Game sound', description: 'In every game on this phone', checked: true },
};
