import { INITIAL_WITHDRAW, satangFromBaht, type WithdrawState } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { account, NOW } from '../cashier.fixtures.ts';
import { WithdrawPanel, type WithdrawOffer } from './WithdrawPanel.tsx';
import { usage } from './WithdrawPanel.usage.ts';

const nothing = (): void => undefined;
const amount = satangFromBaht(1_500);
const offer: WithdrawOffer = {
  status: 'ready',
  balance: satangFromBaht(12_500),
  range: { min: satangFromBaht(300), max: satangFromBaht(999_999) },
  account,
  lockedUntil: null,
  payoutMinutes: 9,
};
const entering: Extract<WithdrawState, { status: 'entering' }> = {
  status: 'entering',
  draft: '',
  problem: null,
  failure: null,
};

const meta = {
  title: 'Cashier/WithdrawPanel',
  component: WithdrawPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    terms: offer,
    state: INITIAL_WITHDRAW,
    onAmountChange: nothing,
    onSubmit: nothing,
    onReturn: nothing,
    onConfirm: nothing,
    onRecheck: nothing,
    onRestart: nothing,
    onRetry: nothing,
    historyHref: '#history',
  },
} satisfies Meta<typeof WithdrawPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Loading: Story = { args: { terms: { status: 'loading' } } };

export const TermsUnreachable: Story = {
  args: { terms: { status: 'error', failure: { messageId: 'error.general.network', code: null } } },
};

export const NoAccount: Story = { args: { terms: { status: 'noAccount' } } };

export const AmountTyped: Story = { args: { state: { ...entering, draft: '1,500.50' } } };

export const AllOfIt: Story = { args: { state: { ...entering, draft: '12,500' } } };

export const AmountMissing: Story = {
  args: { state: { ...entering, problem: { code: 'required' } } },
};

export const AmountIncorrect: Story = {
  args: { state: { ...entering, draft: '0500', problem: { code: 'incorrect' } } },
};

export const AmountNoNumber: Story = {
  args: { state: { ...entering, draft: '500a', problem: { code: 'digitsOnly' } } },
};

export const AmountThreeDecimals: Story = {
  args: { state: { ...entering, draft: '500.125', problem: { code: 'twoDecimals' } } },
};

export const AmountTooSmall: Story = {
  args: {
    state: { ...entering, draft: '100', problem: { code: 'belowMinimum', limit: offer.range.min } },
  },
};

export const AmountTooLarge: Story = {
  args: {
    state: {
      ...entering,
      draft: '1,500,000',
      problem: { code: 'aboveMaximum', limit: offer.range.max },
    },
  },
};

export const NotEnough: Story = {
  args: {
    state: { ...entering, draft: '20,000', problem: { code: 'notEnough', limit: offer.balance } },
  },
};

export const BalanceTooLow: Story = {
  args: { terms: { ...offer, balance: satangFromBaht(120.5) } },
};

export const Locked: Story = { args: { terms: { ...offer, lockedUntil: NOW + 584_000 } } };

export const CountLimitReached: Story = {
  args: {
    state: {
      ...entering,
      draft: '1,500',
      failure: { messageId: 'error.withdraw.1010', code: '1010' },
    },
  },
};

export const BelowServerMinimum: Story = {
  args: {
    state: {
      ...entering,
      draft: '300',
      failure: { messageId: 'error.withdraw.1002', code: '1002' },
    },
  },
};

export const Reviewing: Story = {
  args: { state: { status: 'reviewing', draft: '1,500', amount } },
};

export const Sending: Story = {
  args: { state: { status: 'sending', draft: '1,500', amount, intent: 'intent-1' } },
};

export const Unsure: Story = {
  args: { state: { status: 'unsure', draft: '1,500', amount, intent: 'intent-1' } },
};

export const Succeeded: Story = {
  args: { state: { status: 'succeeded', draft: '1,500', amount } },
};

export const LongThai: Story = {
  args: {
    terms: {
      ...offer,
      balance: satangFromBaht(9_876_543.21),
      account: {
        bankCode: 'ghb',
        accountNumber: '12345678901',
        accountName: 'ฝึ้ ปี่ น้ำ ฏู ญู ณ อยุธยาที่มีนามสกุลยาวเป็นพิเศษกว่าปกติมาก',
      },
    },
    state: { ...entering, draft: '999,999.99' },
  },
};

export const UnknownBank: Story = {
  args: { terms: { ...offer, account: { ...account, bankCode: 'newbk' } } },
};
