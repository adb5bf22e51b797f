import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import {
  asking,
  askingCode,
  askingPhone,
  banks,
  filled,
  network,
  nothing,
  otpActions,
  sending,
} from '../join.fixtures.ts';
import { OtpStep } from '../OtpStep/OtpStep.tsx';
import { RegisterPanel } from './RegisterPanel.tsx';
import { usage } from './RegisterPanel.usage.ts';

const otpStep = (
  <OtpStep {...otpActions} purpose="register" state={askingPhone} loginHref="#login" />
);
const empty = { ...filled, bank: '', accountNumber: '', firstName: '', lastName: '' };

const meta = {
  title: 'Account/RegisterPanel · sign up, join',
  id: 'account-registerpanel',
  component: RegisterPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    offer: { status: 'ready', banks },
    state: asking('bank'),
    otpStep,
    otpSent: false,
    onFieldChange: nothing,
    onBankSubmit: nothing,
    onSubmit: nothing,
    onBack: nothing,
    onRetry: nothing,
    ageMark: '20+',
    agreements: [
      { href: '#terms', title: 'ข้อกำหนดการให้บริการ' },
      { href: '#privacy', title: 'นโยบายความเป็นส่วนตัว' },
    ],
    loginHref: '#login',
    forgotHref: '#forgot',
    depositHref: '#deposit',
    homeHref: '#home',
  },
} satisfies Meta<typeof RegisterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const proving = { status: 'proving', form: empty, proof: null, failure: null } as const;

export const Default: Story = { tags: ['matrix'] };

export const Phone: Story = { args: { state: proving } };

export const Invited: Story = { args: { state: proving, inviter: 'af***' } };

export const Otp: Story = {
  args: {
    state: proving,
    otpStep: <OtpStep {...otpActions} purpose="register" state={askingCode} />,
    otpSent: true,
  },
};

export const BankChoice: Story = { args: { state: asking('bank', { form: empty }) } };

export const FieldsMissing: Story = {
  args: {
    state: asking('bank', {
      form: empty,
      problems: {
        bank: { messageId: 'account.problem.bankRequired' },
        accountNumber: { messageId: 'account.problem.accountRequired' },
        firstName: { messageId: 'account.problem.firstNameRequired' },
        lastName: { messageId: 'account.problem.lastNameRequired' },
      },
    }),
  },
};

export const AccountTooShort: Story = {
  args: {
    state: asking('bank', {
      form: { ...filled, bank: 'gsb', accountNumber: '0204567' },
      problems: {
        accountNumber: {
          messageId: 'account.problem.accountDigits',
          values: { digits: '12 / 15' },
        },
      },
    }),
  },
};

export const AccountRefused: Story = {
  args: {
    state: asking('bank', {
      failure: { messageId: 'error.register.4000', code: '4000' },
      refusedField: 'accountNumber',
    }),
  },
};

export const WithoutBack: Story = { args: { backButton: false } };

export const Password: Story = { args: { state: asking('login') } };

export const PasswordTooShort: Story = {
  args: {
    state: asking('login', {
      form: { ...filled, username: '1arun', password: 'abc' },
      problems: {
        username: { messageId: 'account.problem.usernameForm' },
        password: { messageId: 'account.problem.passwordShort' },
      },
    }),
  },
};

const choosing = asking('login', { form: { ...filled, username: 'arun99', password: 'secret99' } });

/** A name of the visitor's choice. Nothing is known about it yet, or the check failed. */
export const UsernameChosen: Story = {
  args: { state: choosing, usernameCheck: { status: 'idle' } },
};

export const UsernameChecking: Story = {
  args: { state: choosing, usernameCheck: { status: 'checking' } },
};

export const UsernameFree: Story = {
  args: { state: choosing, usernameCheck: { status: 'free' } },
};

export const UsernameUnavailable: Story = {
  args: {
    state: choosing,
    usernameCheck: { status: 'taken', suggestions: ['arun9947', 'arun99_83', 'arun99306'] },
  },
};

export const UsernameUnavailableAlone: Story = {
  args: { state: choosing, usernameCheck: { status: 'taken', suggestions: [] } },
};

/** Names of the greatest length: the row of suggestions scrolls. */
export const UsernameUnavailableLong: Story = {
  args: {
    state: asking('login', { form: { ...filled, username: 'ArunSaengthongBangko' } }),
    usernameCheck: {
      status: 'taken',
      suggestions: ['ArunSaengthongBang94', 'ArunSaengthongBan830', 'ArunSaengthongBang36'],
    },
  },
};

/** The check knew nothing, or a name was taken since: what the server says counts. */
export const UsernameRefused: Story = {
  args: {
    state: asking('login', {
      form: { ...filled, username: 'arun99', password: 'secret99' },
      problems: { username: { messageId: 'account.problem.usernameTaken' } },
      failure: { messageId: 'error.register.6002', code: '6002' },
    }),
    usernameCheck: { status: 'free' },
  },
};

export const Sending: Story = { args: { state: sending } };

export const AccountKnown: Story = {
  args: {
    state: asking('login', {
      form: { ...filled, password: 'secret99' },
      failure: { messageId: 'error.register.6002', code: '6002' },
    }),
    contactHref: '#line',
  },
};

export const UsernameTaken: Story = {
  args: {
    state: asking('login', {
      form: { ...filled, username: 'arun99', password: 'secret99' },
      problems: { username: { messageId: 'account.problem.usernameTaken' } },
      failure: { messageId: 'error.register.6002', code: '6002' },
    }),
    forgotHref: '#forgot',
  },
};

export const IdentityToVerify: Story = {
  args: {
    state: asking('login', {
      form: { ...filled, password: 'secret99' },
      failure: { messageId: 'error.register.9998', code: '9998' },
    }),
    contactHref: '#line',
  },
};

export const Unreachable: Story = {
  args: { state: asking('login', { form: { ...filled, password: 'secret99' }, failure: network }) },
};

export const Welcome: Story = { args: { state: { status: 'joined', credit: null } } };

export const WelcomeWithCredit: Story = {
  args: { state: { status: 'joined', credit: satangFromBaht(100) } },
};

export const Loading: Story = { args: { state: asking('bank'), offer: { status: 'loading' } } };

export const NotLoaded: Story = {
  args: { state: asking('bank'), offer: { status: 'error', failure: network } },
};

export const Closed: Story = {
  args: { state: proving, offer: { status: 'closed' }, contactHref: '#line' },
};

export const LongThai: Story = {
  args: {
    state: asking('login', {
      form: {
        ...filled,
        bank: 'baac',
        accountNumber: '020456789012',
        firstName: 'ฝึ้ ปี่ น้ำ ฏู ญู เอกนิรันดร์พิสุทธิ์',
        lastName: 'ศรีสุวรรณวัฒนาพงษ์ไพบูลย์กิจเจริญ',
      },
    }),
  },
};
