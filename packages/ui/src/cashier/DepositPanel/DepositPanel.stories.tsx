import { INITIAL_DEPOSIT, satangFromBaht, type DepositState } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor, within } from 'storybook/test';

import { channels, kbankChannel, qr, scbChannel, walletChannel } from '../cashier.fixtures.ts';
import { DepositPanel } from './DepositPanel.tsx';
import { usage } from './DepositPanel.usage.ts';

const nothing = (): void => undefined;
const amount = satangFromBaht(300);
const entering: DepositState = {
  status: 'entering',
  channel: scbChannel,
  draft: '',
  problem: null,
  failure: null,
};
const waiting: DepositState = {
  status: 'waiting',
  channel: scbChannel,
  draft: '300',
  amount,
  qr,
  fault: null,
};

const meta = {
  title: 'Cashier/DepositPanel · top up, PromptPay',
  id: 'cashier-depositpanel',
  component: DepositPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    state: INITIAL_DEPOSIT,
    channels: { status: 'ready', channels },
    balance: null,
    onChannelChoose: nothing,
    onAmountChange: nothing,
    onSubmit: nothing,
    onCancel: nothing,
    onLeave: nothing as (() => void) | null,
    onRestart: nothing,
    onRetry: nothing,
    historyHref: '#history',
    homeHref: '#home',
  },
} satisfies Meta<typeof DepositPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const ChannelsLoading: Story = { args: { channels: { status: 'loading' } } };

export const ChannelsUnreachable: Story = {
  args: {
    channels: { status: 'error', failure: { messageId: 'error.general.network', code: null } },
  },
};

export const NoChannels: Story = { args: { channels: { status: 'empty' } } };

export const Amount: Story = { args: { state: entering } };

export const AmountTyped: Story = { args: { state: { ...entering, draft: '1,000' } } };

export const OneChannel: Story = {
  args: { state: entering, channels: { status: 'ready', channels: [scbChannel] } },
};

export const AmountMissing: Story = {
  args: { state: { ...entering, problem: { code: 'required' } } },
};

export const AmountIncorrect: Story = {
  args: { state: { ...entering, draft: '0500', problem: { code: 'incorrect' } } },
};

export const AmountWithDecimals: Story = {
  args: { state: { ...entering, draft: '300.50', problem: { code: 'digitsOnly' } } },
};

export const AmountTooSmall: Story = {
  args: {
    state: {
      ...entering,
      draft: '20',
      problem: { code: 'belowMinimum', limit: scbChannel.range.min },
    },
  },
};

export const AmountTooLarge: Story = {
  args: {
    state: {
      ...entering,
      draft: '1,000,000',
      problem: { code: 'aboveMaximum', limit: scbChannel.range.max },
    },
  },
};

export const Refused: Story = {
  args: {
    state: { ...entering, draft: '300', failure: { messageId: 'error.deposit.98', code: '5021' } },
  },
};

export const RefusedWithContact: Story = {
  args: {
    contactHref: '#contact',
    state: { ...entering, draft: '300', failure: { messageId: 'error.deposit.98', code: '5021' } },
  },
};

/** On a phone the page header has the back arrow. */
export const ArrowOfThePage: Story = { args: { state: entering, onLeave: null } };

export const IncompleteReply: Story = {
  args: {
    state: {
      ...entering,
      draft: '300',
      failure: { messageId: 'error.deposit.incomplete', code: null },
    },
  },
};

export const WrongAmountInQr: Story = {
  args: {
    state: {
      ...entering,
      draft: '300',
      failure: { messageId: 'error.deposit.amountMismatch', code: 'LT260115A7K2' },
    },
  },
};

export const Requesting: Story = {
  args: {
    state: { status: 'requesting', channel: scbChannel, draft: '300', amount, intent: 'intent-1' },
  },
};

export const Waiting: Story = { args: { state: waiting } };

export const WaitingWithReuseQuestion: Story = {
  args: { state: waiting, reuseUnderstood: false, onReuseUnderstand: nothing },
};

export const WaitingWithBankApp: Story = {
  args: { state: waiting, bankApp: { name: 'ธนาคารกสิกรไทย', href: '#app' } },
};

export const WaitingLastMinute: Story = {
  args: { state: { ...waiting, qr: { ...qr, expiresAt: qr.expiresAt - 480_000 } } },
};

export const ServerError: Story = {
  args: { state: { ...waiting, fault: { kind: 'server', code: '500' } } },
};

export const Unreachable: Story = {
  args: { state: { ...waiting, fault: { kind: 'network', code: null } } },
};

export const Succeeded: Story = {
  args: { state: { ...waiting, status: 'succeeded' }, balance: satangFromBaht(12_800) },
  // Waits for the balance before the screenshot is taken.
  play: async ({ canvasElement }) => {
    await waitFor(() => within(canvasElement).getByText('12,800'));
  },
};

export const SucceededBalanceUnknown: Story = {
  args: { state: { ...waiting, status: 'succeeded' } },
};

export const Alerted: Story = {
  args: {
    state: { ...waiting, status: 'alerted', text: 'ชื่อบัญชีผู้โอนไม่ตรงกับชื่อที่ลงทะเบียน กรุณาติดต่อแอดมิน' },
  },
};

export const AlertedWithContact: Story = {
  args: { contactHref: '#contact', state: { ...waiting, status: 'alerted', text: '' } },
};

export const Expired: Story = {
  args: { state: { status: 'expired', channel: scbChannel, draft: '300', amount } },
};

export const LongThai: Story = {
  args: {
    channels: {
      status: 'ready',
      channels: [
        {
          ...walletChannel,
          name: 'ฝึ้ ปี่ น้ำ ฏู ญู กระเป๋าเงินอิเล็กทรอนิกส์ที่มีชื่อยาวเป็นพิเศษ',
          bonus: { text: 'รับโบนัสเพิ่ม 5% สูงสุด 500 บาท เฉพาะการฝากครั้งแรกของวันนี้เท่านั้น' },
        },
        scbChannel,
      ],
    },
  },
};

export const NoImage: Story = {
  args: {
    channels: {
      status: 'ready',
      channels: [
        { ...scbChannel, image: null },
        { ...walletChannel, image: null },
      ],
    },
  },
};

export const ManyItems: Story = {
  args: {
    channels: {
      status: 'ready',
      channels: Array.from({ length: 9 }, (_, index) => ({
        ...[scbChannel, kbankChannel, walletChannel][index % 3]!,
        id: `channel-${index}`,
      })),
    },
  },
};
