import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { NOW } from '../../private/now.fixtures.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { usage } from './LoginPanel.usage.ts';

const meta = {
  title: 'Account/LoginPanel · sign in',
  id: 'account-loginpanel',
  component: LoginPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    status: 'idle',
    failure: null,
    onSubmit: () => undefined,
    forgotHref: '#forgot',
    registerHref: '#register',
    onLine: () => undefined,
  },
} satisfies Meta<typeof LoginPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const WithNotice: Story = { args: { notice: 'กรุณาเข้าสู่ระบบก่อนเล่นเกม' } };

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement.querySelector('form')!);
    await userEvent.type(form.getByRole('textbox'), 'demo');
    await userEvent.type(canvasElement.querySelector('[name=password]')!, 'lantern-7');
  },
};

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[type=submit]')!);
  },
};

export const Sending: Story = { args: { status: 'sending' } };

export const WrongLogin: Story = {
  args: { failure: { messageId: 'error.login.5000', code: '5000' } },
};

export const PasswordLocked: Story = {
  args: {
    failure: { messageId: 'error.login.1008', code: '1008' },
    contactHref: '#contact',
  },
};

export const UplineLocked: Story = {
  args: {
    failure: { messageId: 'error.login.1007', code: '1007' },
    contactHref: '#contact',
  },
};

export const AccountClosed: Story = {
  args: {
    failure: { messageId: 'error.login.5001', code: '5001' },
    contactHref: '#contact',
  },
};

export const WaitAMinute: Story = {
  args: {
    failure: { messageId: 'error.login.3000', code: '3000' },
    waitUntil: NOW + 60_000,
  },
};

export const TooManyLogins: Story = {
  args: {
    failure: { messageId: 'error.login.4290', code: '4290' },
    waitUntil: NOW + 45_000,
  },
};

export const Unreachable: Story = {
  args: { failure: { messageId: 'error.general.network', code: null } },
};

export const Unreadable: Story = {
  args: { failure: { messageId: 'error.general.malformed', code: null } },
};

export const Remembered: Story = { args: { defaultUsername: 'somchai99' } };

export const OpeningLine: Story = { args: { lineOpening: true } };

export const WithoutLine: Story = {
  render: ({ onLine: _none, ...args }) => <LoginPanel {...args} />,
};

export const WithoutSignUp: Story = {
  render: ({ registerHref: _none, ...args }) => <LoginPanel {...args} />,
};

export const WithPasskey: Story = { args: { onPasskey: () => undefined } };

export const OpeningPasskey: Story = {
  args: { onPasskey: () => undefined, passkeyOpening: true },
};

export const PasskeyCancelled: Story = {
  args: { onPasskey: () => undefined, passkeyCancelled: true },
};

export const UnknownPasskey: Story = {
  args: {
    onPasskey: () => undefined,
    failure: { messageId: 'error.login.5021', code: '5021' },
  },
};

export const PasskeyWithoutLine: Story = {
  render: ({ onLine: _none, ...args }) => <LoginPanel {...args} onPasskey={() => undefined} />,
};
