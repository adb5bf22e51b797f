import type { Meta, StoryObj } from '@storybook/react-vite';

import { NOW } from '../../private/now.fixtures.ts';
import {
  asking,
  askingPhone,
  banks,
  filled,
  line,
  network,
  nothing,
  otpActions,
} from '../join.fixtures.ts';
import { OtpStep } from '../OtpStep/OtpStep.tsx';
import { RegisterPanel } from './RegisterPanel.tsx';
import { usage } from './RegisterPanel.usage.ts';

const offering = (
  <OtpStep
    {...otpActions}
    purpose="register"
    state={askingPhone}
    loginHref="#login"
    onLine={nothing}
  />
);
const proving = { status: 'proving', form: filled, proof: null, failure: null } as const;
const sent = { ...filled, password: 'secret99' };

const meta = {
  title: 'Account/RegisterPanel/WithLine',
  component: RegisterPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    offer: { status: 'ready', banks },
    state: proving,
    otpStep: <OtpStep {...otpActions} purpose="register" state={askingPhone} loginHref="#login" />,
    otpSent: false,
    line: line({ status: 'connected', name: 'น้ำฝน', expiresAt: NOW + 900_000 }),
    onFieldChange: nothing,
    onBankSubmit: nothing,
    onSubmit: nothing,
    onBack: nothing,
    onRetry: nothing,
    ageMark: '20+',
    backButton: false,
    loginHref: '#login',
    forgotHref: '#forgot',
    depositHref: '#deposit',
    homeHref: '#home',
  },
} satisfies Meta<typeof RegisterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The phone is still needed. */
export const Default: Story = { tags: ['matrix'] };

export const Offered: Story = { args: { otpStep: offering, line: line({ status: 'none' }) } };

export const AtBank: Story = { args: { state: asking('bank') } };

export const LongName: Story = {
  args: {
    state: asking('bank'),
    line: line({
      status: 'connected',
      name: 'ฝึ้ ปี่ น้ำ ฏู ญู เอกนิรันดร์พิสุทธิ์ศรีสุวรรณวัฒนาพงษ์',
      expiresAt: NOW + 900_000,
    }),
  },
};

/** The visitor did not allow it at LINE. */
export const Cancelled: Story = {
  args: {
    otpStep: offering,
    line: line({
      status: 'failed',
      failure: { messageId: 'error.line.6007', code: '6007' },
    }),
  },
};

export const CancelledAtBank: Story = {
  args: {
    state: asking('bank'),
    line: line({
      status: 'failed',
      failure: { messageId: 'error.line.6007', code: '6007' },
    }),
  },
};

/** LINE could not be opened. */
export const Unreachable: Story = {
  args: { otpStep: offering, line: line({ status: 'failed', failure: network }) },
};

export const Expired: Story = {
  args: { state: asking('bank'), line: line({ status: 'expired' }) },
};

/** The proof was over when the form was sent, or another tab has used it. Sent again, the form registers without LINE. */
export const ExpiredAtSending: Story = {
  args: {
    state: asking('login', {
      form: sent,
      failure: { messageId: 'error.register.6009', code: '6009' },
    }),
    line: line({ status: 'none' }),
  },
};

export const AccountTaken: Story = {
  args: {
    state: asking('login', {
      form: sent,
      failure: { messageId: 'error.register.6010', code: '6010' },
    }),
    line: line({ status: 'none' }),
  },
};
