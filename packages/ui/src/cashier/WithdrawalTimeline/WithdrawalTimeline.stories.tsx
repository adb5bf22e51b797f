import { errorMessageId } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/Button.tsx';
import { withdrawal } from '../withdraw.fixtures.ts';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';
import { usage } from './WithdrawalTimeline.usage.ts';

const meta = {
  title: 'Cashier/WithdrawalTimeline',
  component: WithdrawalTimeline,
  tags: ['stable'],
  parameters: { usage },
  args: {
    state: { status: 'ready', withdrawal: withdrawal('open', 'requested', 'checked') },
    onCancel: fn(async () => undefined),
    onRetry: fn(),
  },
} satisfies Meta<typeof WithdrawalTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MayNotify: Story = { args: { onNotify: fn() } };

export const Requested: Story = {
  args: { state: { status: 'ready', withdrawal: withdrawal('open', 'requested') } },
};

export const Sent: Story = {
  args: {
    state: { status: 'ready', withdrawal: withdrawal('open', 'requested', 'checked', 'sent') },
  },
};

export const Received: Story = {
  args: {
    state: {
      status: 'ready',
      withdrawal: withdrawal('received', 'requested', 'checked', 'sent', 'received'),
    },
  },
};

export const Refused: Story = {
  args: {
    state: {
      status: 'ready',
      withdrawal: {
        ...withdrawal('refused', 'requested', 'checked', 'refused'),
        reason: 'ชื่อบัญชีธนาคารไม่ตรงกับชื่อสมาชิก',
      },
    },
  },
};

export const Cancelled: Story = {
  args: {
    state: { status: 'ready', withdrawal: withdrawal('cancelled', 'requested', 'cancelled') },
  },
};

export const Stale: Story = {
  args: {
    state: { status: 'ready', withdrawal: withdrawal('open', 'requested', 'checked'), stale: true },
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

/** What is below must not move under a finger when the steps arrive. */
export const LoadingKeepsItsHeight: Story = {
  tags: ['!visual'],
  args: { state: { status: 'loading' }, onNotify: fn() },
  render: function Arriving(args) {
    const [state, setState] = useState(args.state);
    const arrive = () => setState({ status: 'ready', withdrawal: withdrawal('open', 'requested') });
    return (
      <>
        <WithdrawalTimeline {...args} state={state} />
        <Button onClick={arrive}>Arrive</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const height = () => canvas.getByRole('region').offsetHeight;
    const before = height();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(Math.abs(height() - before)).toBeLessThanOrEqual(1);
  },
};

export const Unreachable: Story = {
  args: {
    state: {
      status: 'error',
      failure: { messageId: 'error.general.network', code: null },
    },
  },
};

/** The question, after the server has refused to cancel. */
export const TooLateToCancel: Story = {
  args: {
    onCancel: fn(async () => {
      throw new Error('too late');
    }),
    failure: { messageId: errorMessageId('cancelWithdrawal', 2402), code: '2402' },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(dialog.getByRole('alertdialog')).toBeVisible());
  },
};
