import {
  type AffiliateWithdrawState,
  INITIAL_AFFILIATE_WITHDRAW,
  satangFromBaht,
} from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { storyColumn } from '../../private/story.css.ts';
import { noCalls, sent, record } from '../../cashier/withdraw.fixtures.ts';
import { CLOSED, entering, OPEN, OPEN_DAY, OPENS_AT, refused } from '../affiliate.fixtures.ts';
import { AffiliateWithdrawPanel } from './AffiliateWithdrawPanel.tsx';
import { usage } from './AffiliateWithdrawPanel.usage.ts';

const { amount } = sent;
/** The default date of the stories is outside the withdrawal window. */
const on = (time: number) => () => setClock(() => time);
const state = (next: AffiliateWithdrawState) => ({ state: next });

const meta = {
  title: 'Affiliate/AffiliateWithdrawPanel',
  component: AffiliateWithdrawPanel,
  tags: ['beta'],
  parameters: { usage },
  beforeEach: on(OPEN_DAY),
  args: {
    offer: OPEN,
    state: INITIAL_AFFILIATE_WITHDRAW,
    balances: { income: null, wallet: null },
    ...noCalls,
    historyHref: '#history',
    contactHref: 'https://line.example/admin',
  },
  render: (args) => (
    <div className={storyColumn}>
      <AffiliateWithdrawPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof AffiliateWithdrawPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Loading: Story = { args: { offer: { status: 'loading' } } };

export const TermsUnreachable: Story = {
  args: { offer: { status: 'error', failure: { messageId: 'error.general.network', code: null } } },
};

export const Closed: Story = { beforeEach: on(NOW), args: { offer: CLOSED } };

export const LastHoursBefore: Story = {
  beforeEach: on(OPENS_AT - 3 * 3_600_000 - 754_000),
  args: { offer: CLOSED },
};

export const OnceADay: Story = {
  args: {
    offer: {
      ...OPEN,
      balance: satangFromBaht(812.5),
      terms: { ...OPEN.terms, block: 'oncePerDay', opensAt: Date.UTC(2026, 0, 3, 17) },
    },
  },
};

export const BelowMinimum: Story = {
  args: {
    offer: {
      ...OPEN,
      balance: satangFromBaht(120.5),
      terms: { ...OPEN.terms, block: 'belowMinimum' },
    },
  },
};

export const NotPossible: Story = {
  args: { offer: { ...OPEN, terms: { ...OPEN.terms, block: 'other' } } },
};

export const NothingEarned: Story = {
  beforeEach: on(NOW),
  args: { offer: { ...CLOSED, balance: satangFromBaht(0) } },
};

export const AmountTyped: Story = { args: state({ ...entering, draft: '1,500.50' }) };

export const AllOfIt: Story = { args: state({ ...entering, draft: '4,812.50' }) };

export const AmountMissing: Story = {
  args: state({ ...entering, problem: { code: 'required' } }),
};

export const AmountZero: Story = {
  args: state({ ...entering, draft: '0', problem: { code: 'zero' } }),
};

export const AmountIncorrect: Story = {
  args: state({ ...entering, draft: '0500', problem: { code: 'incorrect' } }),
};

export const AmountNoNumber: Story = {
  args: state({ ...entering, draft: '500a', problem: { code: 'digitsOnly' } }),
};

export const AmountThreeDecimals: Story = {
  args: state({ ...entering, draft: '500.125', problem: { code: 'twoDecimals' } }),
};

export const AmountTooSmall: Story = {
  args: state({
    ...entering,
    draft: '100',
    problem: { code: 'belowMinimum', limit: OPEN.terms.minimum },
  }),
};

export const AmountTooLarge: Story = {
  args: state({
    ...entering,
    draft: '9,000',
    problem: { code: 'notEnough', limit: OPEN.balance },
  }),
};

export const Reviewing: Story = {
  args: state({ status: 'reviewing', draft: '1,500', open: [], amount }),
};

export const Sending: Story = { args: state({ status: 'sending', ...sent }) };

export const Unknown: Story = {
  args: state({ status: 'unknown', ...sent, elsewhere: false, step: 'open' }),
};

export const UnknownWaiting: Story = {
  args: state({ status: 'unknown', ...sent, elsewhere: false, step: 'waiting' }),
};

export const UnknownAnother: Story = {
  args: state({ status: 'unknown', ...sent, elsewhere: false, step: 'another' }),
};

export const EarlierStillUnknown: Story = {
  args: state({ ...entering, draft: '800', open: [sent] }),
};

export const AnsweredInAnotherWindow: Story = {
  args: state({ ...entering, draft: '800', notice: { code: 'answered', amount } }),
};

export const UnknownUnreachable: Story = {
  args: {
    ...state({ status: 'unknown', ...sent, elsewhere: false, step: 'open' }),
    searchFault: { kind: 'network', code: null },
  },
};

export const ArrivedLate: Story = {
  args: state({ ...entering, draft: '1,500', notice: { code: 'late', amount } }),
};

export const MadeInAnotherWindow: Story = {
  args: state({ ...entering, draft: '800', notice: { code: 'elsewhere', amount } }),
};

export const RefusedNotEnough: Story = { args: state(refused(1001)) };

export const RefusedBelowMinimum: Story = { args: state(refused(1002, { figure: 1_000 })) };

export const RefusedOnceADay: Story = {
  args: state(refused(1004, { opensAt: Date.UTC(2026, 0, 3, 17) })),
};

export const RefusedClosed: Story = {
  beforeEach: on(NOW),
  args: { offer: CLOSED, ...state(refused(1005, { opensAt: CLOSED.terms.opensAt })) },
};

export const RefusedOtherwise: Story = { args: state(refused(1999)) };

export const Succeeded: Story = {
  args: {
    offer: CLOSED,
    ...state({ status: 'succeeded', draft: '1,500', amount, record }),
    balances: { income: satangFromBaht(3_312.5), wallet: satangFromBaht(14_000) },
  },
};

export const SucceededReading: Story = {
  args: state({ status: 'succeeded', draft: '1,500', amount, record }),
};

export const LargeFigures: Story = {
  args: {
    offer: { ...OPEN, balance: satangFromBaht(98_765_432.1) },
    ...state({ ...entering, draft: '98,765,432.10' }),
  },
};
