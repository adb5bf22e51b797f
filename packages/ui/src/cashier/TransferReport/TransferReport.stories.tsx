import {
  microUsdt,
  NO_TRANSFER_PROBLEM,
  satang,
  satangFromBaht,
  type ErrorMessageId,
  type TransferDraft,
  type TransferProblems,
  type TransferReport as Report,
} from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { NOW } from '../../private/now.fixtures.ts';
import { ktbChannel, longChannel, tronChannel, wallet } from '../transfer.fixtures.ts';
import { TransferReport, type TransferReportState } from './TransferReport.tsx';
import { usage } from './TransferReport.usage.ts';

const nothing = (): void => undefined;
const now: TransferDraft = { amount: '', day: '2026-01-15', time: '09:30', reference: '' };
const filled: TransferDraft = { ...now, amount: '1,500', reference: '015015093412APP07841' };

const report: Report = {
  kind: 'bank',
  channelId: 'b1',
  amount: satangFromBaht(1_500),
  paidAt: NOW,
  reference: filled.reference,
  bonus: null,
};
const usdtReport: Report = {
  ...report,
  kind: 'usdt',
  channelId: 'u1',
  amount: microUsdt(20_500_000),
};
const sent = { draft: filled, report, intent: 'a' };
const receipt = { id: 'd_1', reference: 'D26011500001', amount: satangFromBaht(1_500) };

const reporting = (
  draft: TransferDraft,
  problems: Partial<TransferProblems> = {},
): TransferReportState => ({
  status: 'reporting',
  draft,
  isGuess: false,
  problems: { ...NO_TRANSFER_PROBLEM, ...problems },
  failure: null,
});

const refused = (code: 2201 | 2202 | 2203 | 2204 | 2205): Story => ({
  args: {
    state: {
      status: 'reporting',
      draft: filled,
      isGuess: false,
      problems: NO_TRANSFER_PROBLEM,
      failure: { messageId: `error.transfer.${code}` as ErrorMessageId, code: String(code) },
    },
  },
});

const meta = {
  title: 'Cashier/TransferReport',
  component: TransferReport,
  tags: ['stable'],
  parameters: { usage },
  args: {
    channel: ktbChannel,
    state: reporting(now),
    onType: nothing,
    onSubmit: nothing,
    onReturn: nothing,
    onRecheck: nothing,
    onRestart: nothing,
    onReopen: nothing,
    onChangeChannel: nothing,
    historyHref: '#history',
  },
} satisfies Meta<typeof TransferReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Filled: Story = { args: { state: reporting(filled) } };

export const EverythingMissing: Story = {
  args: {
    state: reporting(
      { ...now, time: '', reference: 'สลิป' },
      { amount: { code: 'required' }, time: 'required', reference: 'incorrect' },
    ),
  },
};

export const AmountTooSmall: Story = {
  args: {
    state: reporting(
      { ...now, amount: '20' },
      { amount: { code: 'belowMinimum', limit: ktbChannel.range.min } },
    ),
  },
};

export const AmountTooLarge: Story = {
  args: {
    state: reporting(
      { ...now, amount: '1,000,000' },
      { amount: { code: 'aboveMaximum', limit: ktbChannel.range.max } },
    ),
  },
};

export const AmountWithDecimals: Story = {
  args: { state: reporting({ ...now, amount: '300.50' }, { amount: { code: 'digitsOnly' } }) },
};

export const TimeAhead: Story = {
  args: { state: reporting({ ...filled, time: '23:59' }, { time: 'ahead' }) },
};

export const TimeIncorrect: Story = {
  args: { state: reporting({ ...filled, time: '25:9' }, { time: 'incorrect' }) },
};

export const TooLongAgo: Story = {
  args: { state: reporting({ ...filled, day: '2026-01-08', time: '01:00' }, { time: 'tooOld' }) },
};

export const ChannelClosed: Story = refused(2201);

export const OutsideTheRange: Story = refused(2202);

export const ReportedBefore: Story = refused(2203);

export const TimeRefused: Story = refused(2204);

export const BonusRefused: Story = refused(2205);

export const Sending: Story = { args: { state: { ...sent, status: 'sending', again: false } } };

/** With an API that answers by key, a report that has not arrived can be cancelled. */
export const UnsureVoidable: Story = {
  args: { state: { ...sent, status: 'unsure' }, onVoid: async () => undefined },
};

export const UnsureNotVoided: Story = {
  args: {
    state: { ...sent, status: 'unsure' },
    onVoid: async () => undefined,
    voidFault: { kind: 'server', code: '502' },
  },
};

export const Unsure: Story = { args: { state: { ...sent, status: 'unsure' } } };

export const AskingAgain: Story = { args: { state: { ...sent, status: 'sending', again: true } } };

export const Reported: Story = {
  args: { state: { ...sent, status: 'reported', receipt } },
};

export const Credited: Story = {
  args: {
    state: { ...sent, status: 'reported', receipt },
    outcome: 'credited',
    balance: satangFromBaht(14_000),
  },
};

export const TurnedDown: Story = {
  args: { state: { ...sent, status: 'reported', receipt }, outcome: 'turnedDown' },
};

export const Wallet: Story = { args: { channel: wallet } };

export const Usdt: Story = {
  args: { channel: tronChannel, state: reporting({ ...now, amount: '20.5' }) },
};

export const UsdtWithProblems: Story = {
  args: {
    channel: tronChannel,
    state: reporting(
      { ...now, amount: '1.2345678', reference: '0x12' },
      { amount: { code: 'sixDecimals' }, reference: 'incorrect' },
    ),
  },
};

export const UsdtUnsure: Story = {
  args: {
    channel: tronChannel,
    state: { ...sent, report: usdtReport, status: 'unsure' },
  },
};

export const UsdtReported: Story = {
  args: {
    channel: tronChannel,
    state: {
      ...sent,
      status: 'reported',
      report: usdtReport,
      receipt: { ...receipt, amount: satang(70_725) },
    },
  },
};

export const LongNamesAndNumbers: Story = {
  args: {
    channel: longChannel,
    state: reporting({
      ...filled,
      amount: '9,999,999',
      reference: '9f2c4b7a1e6d0835c9f2c4b7a1e6d0835c9f2c4b7a1e6d0835c9f2c4b7a1e6d0',
    }),
  },
};

export const LongReference: Story = {
  args: {
    channel: longChannel,
    state: {
      ...sent,
      status: 'reported',
      report: { ...report, amount: satangFromBaht(9_999_999) },
      receipt: {
        id: 'd_2',
        reference: 'D260115000010000200003000040000500006',
        amount: satangFromBaht(9_999_999),
      },
    },
  },
};
