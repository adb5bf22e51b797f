import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { storyColumn, storyPage } from '../../private/story.css.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Select } from '../Select/Select.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SidePanel } from './SidePanel.tsx';
import { usage } from './SidePanel.usage.ts';

const meta = {
  title: 'Primitives/SidePanel · modal, flyout',
  id: 'primitives-sidepanel',
  component: SidePanel,
  tags: ['stable'],
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'ฝากเงิน',
    closeLabel: 'ปิด',
    children: <Text>เลือกช่องทางการฝากแล้วสแกน QR เพื่อชำระเงิน</Text>,
  },
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 640 } } },
  render: (args) => (
    <div className={storyPage}>
      <SidePanel {...args} />
    </div>
  ),
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithFooter: Story = {
  args: { footer: <Button fullWidth>ยืนยัน</Button>, description: 'ยอดเงินเข้ากระเป๋าทันทีที่ธนาคารยืนยัน' },
};
export const LongThai: Story = {
  args: {
    title: 'ฝึ้ ปี่ น้ำ ฏู ญู เลือกช่องทางการฝากเงินที่ต้องการใช้ในครั้งนี้',
    children: Array.from({ length: 24 }, (_, line) => (
      <Text key={line}>ฝึ้ ปี่ น้ำ ฏู ญู บรรทัดที่ {line + 1} ของข้อความที่ยาวกว่าความสูงของหน้าจอ</Text>
    )),
    footer: <Button fullWidth>ยืนยัน</Button>,
  },
  play: async () => {
    const panel = document.querySelector<HTMLElement>('[data-component=side-panel]')!;
    const body = getComputedStyle(panel.querySelector('[data-part=body]')!);
    // The colour of its own ground, and no colour of the system.
    const [, red, green, blue] = /#(..)(..)(..)/
      .exec(body.getPropertyValue('--brand-color-border-strong'))!
      .map((byte) => Number.parseInt(byte, 16));
    await expect(body.scrollbarColor).toBe(`rgb(${red}, ${green}, ${blue}) rgba(0, 0, 0, 0)`);
  },
};

export const WithForm: Story = {
  args: {
    title: 'แก้ไขบัญชีรับเงิน',
    children: (
      <div className={storyColumn}>
        <Select
          label="ธนาคาร"
          value="scb"
          onValueChange={() => {}}
          options={[{ value: 'scb', label: 'ไทยพาณิชย์' }]}
        />
        <TextField label="เลขที่บัญชี" defaultValue="123-4-56789-0" inputMode="numeric" />
        <Checkbox label="ชื่อบัญชีตรงกับชื่อที่ลงทะเบียน" defaultChecked />
      </div>
    ),
    footer: <Button fullWidth>บันทึกบัญชี</Button>,
  },
};

export const English: Story = {
  args: {
    title: 'Wallet',
    closeLabel: 'Close',
    description: 'The money is there as soon as the bank says so.',
    children: <Text>Choose a channel and scan the QR code.</Text>,
    footer: <Button fullWidth>Confirm</Button>,
  },
};
