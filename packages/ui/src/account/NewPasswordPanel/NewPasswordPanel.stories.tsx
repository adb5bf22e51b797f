import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { NOW } from '../../private/now.fixtures.ts';
import { NewPasswordPanel } from './NewPasswordPanel.tsx';
import { usage } from './NewPasswordPanel.usage.ts';

const MINUTE = 60_000;

const meta = {
  title: 'Account/NewPasswordPanel · reset password',
  id: 'account-newpasswordpanel',
  component: NewPasswordPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    kind: 'change',
    status: 'idle',
    failure: null,
    username: 'somchai99',
    onSubmit: () => undefined,
    onRestart: () => undefined,
    doneAction: (
      <LinkButton href="#home" size="lg" fullWidth>
        กลับหน้าแรก
      </LinkButton>
    ),
  },
} satisfies Meta<typeof NewPasswordPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const forgot = {
  kind: 'forgot',
  phone: '081-xxx-0001',
  loginHref: '#login',
  expiresAt: NOW + 15 * MINUTE,
} as const;

export const Default: Story = { tags: ['matrix'] };

export const Forgot: Story = { args: forgot };

export const LastMinutes: Story = { args: { ...forgot, expiresAt: NOW + 4 * MINUTE + 5_000 } };

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[type=submit]')!);
  },
};

export const ShortAndDifferent: Story = {
  args: forgot,
  play: async ({ canvasElement }) => {
    await userEvent.type(canvasElement.querySelector('[name=new-password]')!, 'abc');
    await userEvent.type(canvasElement.querySelector('[name=repeat-password]')!, 'abd');
    await userEvent.click(canvasElement.querySelector('[type=submit]')!);
  },
};

export const Sending: Story = { args: { status: 'sending' } };

export const WrongOldPassword: Story = {
  args: { failure: { messageId: 'error.resetPassword.5002', code: '5002' } },
};

export const TooManyTries: Story = {
  args: {
    failure: { messageId: 'error.resetPassword.4290', code: '4290' },
    waitUntil: NOW + 45_000,
  },
};

export const VerifyIdentity: Story = {
  args: {
    ...forgot,
    failure: { messageId: 'error.forgot.9998', code: '9998' },
    contactHref: '#contact',
  },
};

export const Unreachable: Story = {
  args: { failure: { messageId: 'error.general.network', code: null } },
};

export const Done: Story = { args: { status: 'done' } };

export const Expired: Story = { args: { ...forgot, expiresAt: NOW } };

export const ProofRefused: Story = {
  args: {
    ...forgot,
    status: 'expired',
    failure: { messageId: 'error.forgot.6000', code: '6000' },
  },
};
