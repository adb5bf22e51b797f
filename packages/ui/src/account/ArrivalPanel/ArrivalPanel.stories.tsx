import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { ArrivalPanel } from './ArrivalPanel.tsx';
import { usage } from './ArrivalPanel.usage.ts';

const meta = {
  title: 'Account/ArrivalPanel',
  component: ArrivalPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    state: {
      status: 'failed',
      title: 'เข้าสู่ระบบด้วยลิงก์นี้ไม่ได้',
      text: 'ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว เข้าสู่ระบบด้วยรหัสผ่าน หรือขอลิงก์ใหม่จากแอดมิน',
      code: 'รหัส 5003',
    },
    actions: (
      <LinkButton href="#login" size="lg" fullWidth>
        เข้าสู่ระบบด้วยรหัสผ่าน
      </LinkButton>
    ),
  },
} satisfies Meta<typeof ArrivalPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Working: Story = { args: { state: { status: 'working', text: 'กำลังเข้าสู่ระบบ' } } };

export const Asking: Story = {
  args: {
    state: {
      status: 'asking',
      title: 'เปลี่ยนบัญชีใช่ไหม',
      text: 'คุณเข้าสู่ระบบเป็น somchai99 อยู่ ลิงก์นี้จะเปลี่ยนไปใช้บัญชีของลิงก์แทน',
    },
    actions: (
      <>
        <LinkButton href="#home" size="lg" fullWidth>
          ใช้ somchai99 ต่อ
        </LinkButton>
        <Button variant="outline" tone="neutral" size="lg" fullWidth>
          เปลี่ยนบัญชี
        </Button>
      </>
    ),
  },
};

/** Back from LINE with an account of no member. */
export const LineWithoutMember: Story = {
  args: {
    state: {
      status: 'asking',
      title: 'ยังไม่มีสมาชิกที่ใช้บัญชี LINE นี้',
      text: 'คุณเข้ามาด้วยบัญชี LINE น้ำฝน สมัครด้วยบัญชีนี้ หรือเข้าสู่ระบบด้วยรหัสผ่านหากเป็นสมาชิกแล้ว',
    },
    actions: (
      <>
        <Button size="lg" fullWidth>
          สมัครด้วยบัญชี LINE นี้
        </Button>
        <LinkButton href="#login" variant="ghost" tone="neutral" fullWidth>
          เข้าสู่ระบบด้วยรหัสผ่าน
        </LinkButton>
      </>
    ),
  },
};
