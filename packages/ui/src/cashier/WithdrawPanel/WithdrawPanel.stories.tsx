import {
  INITIAL_WITHDRAW,
  type PayoutNotice,
  satangFromBaht,
  type WithdrawAmountProblem,
  type WithdrawFailure,
  type WithdrawState,
} from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { NOW } from '../../private/now.fixtures.ts';
import { account } from '../cashier.fixtures.ts';
import {
  entering,
  noCalls,
  offer as freeOffer,
  sent,
  withdrawal,
  record,
} from '../withdraw.fixtures.ts';
import { WithdrawPanel, type WithdrawOffer } from './WithdrawPanel.tsx';
import { WithdrawalTimeline } from '../WithdrawalTimeline/WithdrawalTimeline.tsx';
import { usage } from './WithdrawPanel.usage.ts';

const amount = satangFromBaht(1_500);
const offer: WithdrawOffer = {
  ...freeOffer,
  daily: {
    amount: satangFromBaht(2_000_000),
    amountLeft: satangFromBaht(1_998_500),
    count: 20,
    countLeft: 19,
  },
};
const refused = (code: number, figure: number | null = null): { state: WithdrawState } => ({
  state: {
    ...entering,
    draft: '1,500',
    failure: {
      messageId: `error.withdraw.${code}` as WithdrawFailure['messageId'],
      code: String(code),
      figure: figure === null ? null : satangFromBaht(figure),
    },
  },
});
const wrong = (draft: string, problem: WithdrawAmountProblem) => ({
  state: { ...entering, draft, problem },
});
const unknown = (step: 'open' | 'waiting' | 'another', sentAt = NOW) => ({
  state: { status: 'unknown', ...sent, sentAt, elsewhere: false, step } as const,
});
const noted = (code: PayoutNotice['code'], draft = '1,500') => ({
  state: { ...entering, draft, notice: { code, amount } },
});
const onVoid = async () => undefined;

const meta = {
  title: 'Cashier/WithdrawPanel · payout, cash out',
  id: 'cashier-withdrawpanel',
  component: WithdrawPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    terms: offer,
    state: INITIAL_WITHDRAW,
    ...noCalls,
    historyHref: '#history',
    ways: {
      depositHref: '#deposit',
      bonusHref: '#bonus',
      contactHref: 'https://line.example/admin',
    },
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

export const AmountMissing: Story = { args: wrong('', { code: 'required' }) };

export const AmountIncorrect: Story = { args: wrong('0500', { code: 'incorrect' }) };

export const AmountNoNumber: Story = { args: wrong('500a', { code: 'digitsOnly' }) };

export const AmountThreeDecimals: Story = { args: wrong('500.125', { code: 'twoDecimals' }) };

export const AmountTooSmall: Story = {
  args: wrong('100', { code: 'belowMinimum', limit: offer.range.min }),
};

export const AmountTooLarge: Story = {
  args: wrong('1,500,000', { code: 'aboveMaximum', limit: offer.range.max }),
};

export const NotEnough: Story = {
  args: wrong('20,000', { code: 'notEnough', limit: offer.balance }),
};

export const OverTurnover: Story = {
  args: {
    ...wrong('12,000', { code: 'turnoverOpen', limit: satangFromBaht(10_000) }),
    terms: {
      ...offer,
      turnoverLocked: satangFromBaht(2_500),
      turnoverLeft: satangFromBaht(8_250),
    },
  },
};

export const OverToday: Story = {
  args: {
    ...wrong('1,500', { code: 'dailyAmount', limit: satangFromBaht(1_000) }),
    terms: {
      ...offer,
      daily: { ...offer.daily!, amountLeft: satangFromBaht(1_000), countLeft: 2 },
    },
  },
};

export const NoDailyLimits: Story = { args: { terms: { ...offer, daily: null } } };

export const PartWaitsForTurnover: Story = {
  args: {
    terms: { ...offer, turnoverLocked: satangFromBaht(150), turnoverLeft: satangFromBaht(1_500) },
  },
};

export const BalanceTooLow: Story = {
  tags: ['matrix'],
  args: { terms: { ...offer, balance: satangFromBaht(120.5) } },
};

export const TurnoverOpen: Story = {
  args: {
    terms: {
      ...offer,
      balance: satangFromBaht(500),
      turnoverLocked: satangFromBaht(500),
      turnoverLeft: satangFromBaht(4_750),
    },
  },
};

export const TodaysAmountUsedUp: Story = {
  args: { terms: { ...offer, daily: { ...offer.daily!, amountLeft: satangFromBaht(0) } } },
};

export const TodaysNumberUsedUp: Story = {
  args: { terms: { ...offer, daily: { ...offer.daily!, countLeft: 0 } } },
};

export const BothUsedUpAndNoMoney: Story = {
  args: {
    terms: {
      ...offer,
      balance: satangFromBaht(0),
      daily: { ...offer.daily!, amountLeft: satangFromBaht(0), countLeft: 0 },
    },
  },
};

export const AdminUnknown: Story = {
  args: {
    terms: { ...offer, daily: { ...offer.daily!, countLeft: 0 } },
    ways: { depositHref: '#deposit', bonusHref: '#bonus', contactHref: null },
  },
};

/** The lock has ended by the clock, and the server is asked. */
const unlocking = { terms: { ...offer, lockedUntil: NOW }, onUnlock: () => {} };
export const Unlocking: Story = { args: unlocking };

export const Locked: Story = { args: { terms: { ...offer, lockedUntil: NOW + 584_000 } } };

export const RefusedNotEnough: Story = { args: refused(1001) };

export const RefusedBelowMinimum: Story = { args: refused(1002, 500) };

export const RefusedTooEarly: Story = {
  args: { ...refused(1005), terms: { ...offer, lockedUntil: NOW + 600_000 } },
};

export const RefusedAmountLimit: Story = { args: refused(1009) };

export const RefusedCountLimit: Story = { args: refused(1010) };

export const RefusedBothLimits: Story = { args: refused(1011) };

export const RefusedOverToday: Story = { args: refused(1012, 300) };

export const RefusedTurnoverOpen: Story = { args: refused(1013, 1_500) };

export const RefusedOtherwise: Story = {
  args: {
    state: {
      ...entering,
      draft: '1,500',
      failure: { messageId: 'error.withdraw.other', code: '1999', figure: null },
    },
  },
};

export const Reviewing: Story = {
  args: { state: { status: 'reviewing', draft: '1,500', open: [], amount } },
};

export const Sending: Story = { args: { state: { status: 'sending', ...sent } } };

export const Unknown: Story = {
  args: { ...unknown('open'), balanceRead: { amount: offer.balance, at: NOW } },
};

/** With an API that answers by key, a request that has not arrived can be cancelled. */
export const UnknownVoidable: Story = { args: { ...unknown('open'), onVoid } };

export const UnknownNotVoided: Story = {
  args: { ...unknown('waiting'), onVoid, voidFault: { kind: 'server', code: '502' } },
};

export const NotMade: Story = { args: noted('notMade') };

export const UnknownWaiting: Story = { args: unknown('waiting') };

export const UnknownLongAgo: Story = { args: unknown('open', NOW - 600_000) };

export const UnknownAnother: Story = { args: unknown('another') };

export const EarlierStillUnknown: Story = {
  args: { state: { ...entering, draft: '800', open: [sent] } },
};

export const AnsweredInAnotherWindow: Story = { args: noted('answered', '800') };

export const UnknownUnreachable: Story = {
  args: { ...unknown('open'), searchFault: { kind: 'network', code: null } },
};

export const ArrivedLate: Story = { args: noted('late') };

export const MadeInAnotherWindow: Story = {
  args: { ...noted('elsewhere', '800'), terms: { ...offer, lockedUntil: NOW + 597_000 } },
};

export const ReviewingCancellable: Story = {
  args: {
    state: { status: 'reviewing', draft: '1,500', open: [], amount },
    terms: { ...offer, cancellable: true },
  },
};

export const SucceededWithProgress: Story = {
  args: {
    state: { status: 'succeeded', draft: '1,500', amount, record },
    terms: { ...offer, lockedUntil: NOW + 600_000, cancellable: true },
    progress: (
      <WithdrawalTimeline
        state={{ status: 'ready', withdrawal: withdrawal('open', 'requested', 'checked') }}
        onCancel={async () => undefined}
        onRetry={() => undefined}
      />
    ),
  },
};

export const Succeeded: Story = {
  args: { state: { status: 'succeeded', draft: '1,500', amount, record } },
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
