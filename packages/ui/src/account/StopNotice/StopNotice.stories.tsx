import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { StopNotice, type StopNoticeProps } from './StopNotice.tsx';
import { usage } from './StopNotice.usage.ts';

const meta = {
  title: 'Account/StopNotice · blocked, closed',
  id: 'account-stopnotice',
  component: StopNotice,
  tags: ['stable'],
  args: {
    reason: 'closed',
    contactHref: '#contact',
    onLogout: fn() as StopNoticeProps['onLogout'],
  },
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: 480 } } },
  render: (args) => (
    <div className={storyPage}>
      <StopNotice {...args} />
    </div>
  ),
} satisfies Meta<typeof StopNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Problem: Story = { args: { reason: 'problem' } };

export const Visitor: Story = { args: { onLogout: undefined } };

export const ContactUnknown: Story = { args: { contactHref: null, onLogout: undefined } };

export const OperatorsWords: Story = {
  args: { text: 'ปิดปรับปรุงระบบครั้งใหญ่ถึงวันที่ 20 มกราคม เวลา 09:00 น. ยอดเงินของท่านอยู่ครบ' },
};

export const WithAnnouncement: Story = {
  args: {
    text: 'ปิดถึงวันที่ 20 มกราคม เวลา 09:00 น.',
    children: (
      <>
        <Text weight="strong">ประกาศย้ายระบบ</Text>
        <Text>ฝ่ายบริการลูกค้าตอบทาง LINE ตลอด 24 ชั่วโมง ยอดเงินของท่านอยู่ครบ</Text>
      </>
    ),
  },
};

export const LongThai: Story = {
  args: {
    text: 'ฝึ้ ปี่ น้ำ ฏู ญู ขออภัยในความไม่สะดวก ขณะนี้เว็บไซต์ปิดให้บริการชั่วคราวเพื่อย้ายระบบไปยังศูนย์ข้อมูลแห่งใหม่ '.repeat(
      8,
    ),
  },
};
