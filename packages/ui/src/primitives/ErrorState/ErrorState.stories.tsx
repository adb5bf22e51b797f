import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { drawing } from '../../illustrations/kite.ts';
import { Illustration } from '../Illustration/Illustration.tsx';
import { ErrorState } from './ErrorState.tsx';
import { usage } from './ErrorState.usage.ts';
import * as glyphs from '../Icon/glyphs.ts';

const meta = {
  title: 'Primitives/ErrorState · failure, retry',
  id: 'primitives-errorstate',
  component: ErrorState,
  tags: ['stable'],
  parameters: { usage },
  args: {
    title: 'เชื่อมต่อไม่ได้',
    text: 'ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
    code: 'รหัส 9998',
    retryLabel: 'ลองใหม่',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const TitleOnly: Story = {
  render: () => <ErrorState title="ระบบปิดปรับปรุงชั่วคราว" icon={glyphs.clock} />,
};

/** A whole page or tab has a drawing. */
export const Pictured: Story = { args: { picture: <Illustration drawing={drawing} /> } };

export const English: Story = {
  args: {
    title: 'Cannot connect',
    text: 'Check your connection and try again',
    code: 'Code 9998',
    retryLabel: 'Try again',
  },
};

export const LongThai: Story = {
  args: {
    title: 'ฝึ้ ปี่ น้ำ ฏู ญู ระบบของธนาคารต้นทางไม่ตอบสนองในขณะนี้',
    text: 'รายการของท่านยังไม่ถูกส่งและไม่มีการตัดยอดเงิน กรุณารอสักครู่แล้วลองใหม่อีกครั้ง หากยังพบปัญหาให้ติดต่อแอดมิน',
  },
};
