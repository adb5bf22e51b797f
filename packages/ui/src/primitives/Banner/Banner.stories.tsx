import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';
import { usage } from './Banner.usage.ts';

const meta = {
  title: 'Primitives/Banner · alert, message, callout',
  id: 'primitives-banner',
  component: Banner,
  tags: ['stable'],
  parameters: { usage },
  args: { children: 'โอนจากบัญชีที่ลงทะเบียนไว้เท่านั้น' },
  render: (args) => (
    <div className={storyColumn}>
      <Banner {...args} />
    </div>
  ),
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = {
  args: { tone: 'success', title: 'ฝากเงินสำเร็จ', children: 'ยอดเงินเข้ากระเป๋าแล้ว' },
};
export const Pending: Story = { args: { tone: 'pending', children: 'กำลังตรวจสอบการชำระเงิน' } };
export const Danger: Story = {
  args: { tone: 'danger', title: 'ถอนเงินไม่ได้', children: 'ยอดเงินไม่เพียงพอ' },
};
export const WithAction: Story = {
  args: {
    action: (
      <Button size="sm" variant="ghost">
        ลองใหม่
      </Button>
    ),
  },
};
export const LongThai: Story = {
  args: {
    tone: 'pending',
    title: 'ฝึ้ ปี่ น้ำ ฏู ญู',
    children:
      'ระบบใช้เวลาตรวจสอบประมาณ 9 นาที หากเกินกว่านั้นกรุณาติดต่อแอดมินพร้อมแจ้งเลขที่รายการ TH-2026-0115-000000000000000042',
  },
};
