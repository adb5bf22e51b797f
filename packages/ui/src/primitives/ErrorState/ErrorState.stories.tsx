import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
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
  render: () => <ErrorState title="ระบบปิดปรับปรุงชั่วคราว" icon="clock" />,
};
