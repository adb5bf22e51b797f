import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'ฝากเงิน',
    closeLabel: 'ปิด',
    children: <Text>เลือกช่องทางการฝากแล้วสแกน QR เพื่อชำระเงิน</Text>,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 640 } } },
  render: (args) => (
    <div className={storyPage}>
      <Dialog {...args} />
    </div>
  ),
} satisfies Meta<typeof Dialog>;
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
};
