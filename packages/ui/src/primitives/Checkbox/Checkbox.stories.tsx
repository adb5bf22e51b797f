import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { onEachGround } from '../../private/onEachGround.tsx';
import { storyColumn } from '../../private/story.css.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';
import { usage } from './Checkbox.usage.ts';

function Checked(args: CheckboxProps) {
  const [checked, setChecked] = useState(args.checked ?? false);
  return <Checkbox {...args} checked={checked} onCheckedChange={setChecked} />;
}

const meta = {
  title: 'Primitives/Checkbox · tick box',
  id: 'primitives-checkbox',
  component: Checkbox,
  tags: ['stable'],
  parameters: { usage },
  args: { label: 'ฉันอายุครบ 20 ปีบริบูรณ์' },
  render: (args) => <Checked {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <div className={storyColumn}>
      <Checked {...args} />
      <Checked {...args} checked />
      <Checkbox {...args} indeterminate label="เลือกทั้งหมด" />
      <Checked {...args} disabled />
      <Checked {...args} disabled checked />
      <Checkbox {...args} disabled indeterminate label="เลือกทั้งหมด" />
    </div>
  ),
};

export const WithDescription: Story = {
  args: { checked: true, label: 'จดจำฉันไว้', description: 'เฉพาะในโทรศัพท์เครื่องนี้ เป็นเวลา 30 วัน' },
};

export const WithLink: Story = {
  args: {
    label: (
      <>
        ฉันยอมรับ{' '}
        <a href="#terms" style={{ textDecoration: 'underline' }}>
          ข้อตกลงและเงื่อนไข
        </a>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link');
    // Following the link would leave the test page.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(canvas.getByText(/ฉันยอมรับ/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { error: 'กรุณายืนยันอายุก่อนสมัครสมาชิก' },
};

export const Sizes: Story = {
  render: (args) => (
    <div className={storyColumn}>
      <Checked {...args} size="sm" checked />
      <Checked {...args} size="md" checked />
    </div>
  ),
};

export const LongThai: Story = {
  args: {
    checked: true,
    label:
      'ฝึ้ ปี่ น้ำ ฏู ญู ฉันได้อ่านและยอมรับข้อตกลงการใช้งาน นโยบายความเป็นส่วนตัว และเงื่อนไขของโปรโมชั่นทั้งหมดแล้ว',
    description: 'ฝึ้ ปี่ น้ำ ฏู ญู ท่านยกเลิกความยินยอมได้ทุกเมื่อโดยติดต่อเจ้าหน้าที่ผ่านแชตหรือโทรศัพท์',
    error: 'ฝึ้ ปี่ น้ำ ฏู ญู กรุณายอมรับข้อตกลงก่อน จึงจะดำเนินการขั้นต่อไปได้',
  },
};

export const OnEachGround: Story = {
  render: (args) =>
    onEachGround(
      <>
        <Checked {...args} />
        <Checked {...args} checked />
        <Checked {...args} disabled checked />
      </>,
    ),
};

export const English: Story = { args: { label: 'I am 20 or older', checked: true } };
