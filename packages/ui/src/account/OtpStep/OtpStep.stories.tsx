import type { Meta, StoryObj } from '@storybook/react-vite';

import { NOW } from '../../private/now.fixtures.ts';
import {
  askingCode,
  askingPhone,
  network,
  otpActions,
  otpFailure,
  sent,
} from '../join.fixtures.ts';
import { OtpStep } from './OtpStep.tsx';
import { usage } from './OtpStep.usage.ts';

const phone = { ...askingPhone, phone: sent.phone };

const meta = {
  title: 'Account/OtpStep · verification code',
  id: 'account-otpstep',
  component: OtpStep,
  tags: ['stable'],
  parameters: { usage },
  args: { ...otpActions, purpose: 'register', state: askingCode, loginHref: '#login' },
} satisfies Meta<typeof OtpStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Phone: Story = { args: { state: phone } };

/** Two ways to sign up, equal in width. */
export const PhoneOrLine: Story = {
  args: { state: askingPhone, onLine: () => {} },
  tags: ['matrix'],
};

export const LineOpening: Story = {
  args: { state: phone, onLine: () => {}, lineOpening: true },
};

export const ForgottenPassword: Story = { args: { purpose: 'forgot', state: askingPhone } };

export const PhoneIncorrect: Story = {
  args: {
    state: {
      ...askingPhone,
      phone: '0212345678',
      problem: { messageId: 'account.problem.phoneStart' },
    },
  },
};

export const Requesting: Story = {
  args: { state: { status: 'requesting', phone: sent.phone, intent: 'a' } },
};

export const NotSent: Story = {
  args: { state: { ...phone, failure: otpFailure('6000') }, contactHref: '#line' },
};

export const PhoneKnown: Story = {
  args: {
    state: { ...phone, failure: otpFailure('6002') },
    contactHref: '#line',
    forgotHref: '#forgot',
  },
};

/** A forgotten password of a phone that no member has. */
export const PhoneUnknown: Story = {
  args: {
    purpose: 'forgot',
    state: { ...phone, failure: otpFailure('8000') },
    registerHref: '#register',
  },
};

export const TooManyRequests: Story = {
  args: { state: { ...phone, failure: otpFailure('6005'), waitUntil: NOW + 590_000 } },
};

export const Unreachable: Story = { args: { state: { ...phone, failure: network } } };

/** The request got no reply, so that its SMS may have arrived. */
export const MaybeSent: Story = {
  args: { state: { ...phone, failure: network, asked: sent.phone } },
};

/** Neither reference nor end of the code are known. */
export const CodeAtHand: Story = {
  args: {
    state: { ...askingCode, sent: { ...sent, reference: '', expiresAt: null, resendAt: NOW } },
  },
};

export const CodeTyped: Story = { args: { state: { ...askingCode, code: '4829' } } };

export const Checking: Story = {
  args: { state: { status: 'checking', phone: sent.phone, sent, code: '482913', intent: 'a' } },
};

export const CodeMissing: Story = {
  args: { state: { ...askingCode, problem: { messageId: 'account.problem.otpRequired' } } },
};

export const WrongCode: Story = {
  args: {
    state: { ...askingCode, code: '482913', failure: otpFailure('6001'), tried: true },
    contactHref: '#line',
  },
};

export const TooManyTries: Story = {
  args: {
    state: {
      ...askingCode,
      code: '482913',
      sent: { ...sent, spent: true },
      failure: otpFailure('6004'),
      tried: true,
    },
  },
};

export const Expired: Story = {
  args: {
    state: { ...askingCode, sent: { ...sent, expiresAt: NOW, resendAt: NOW } },
  },
};

export const ResendReady: Story = {
  args: { state: { ...askingCode, sent: { ...sent, resendAt: NOW } } },
};

export const Resending: Story = {
  args: { state: { status: 'resending', phone: sent.phone, sent, intent: 'a' } },
};
