import type { Failure } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import {
  baht,
  dayLimit,
  goingLimit,
  limitsOf,
  NO_LIMITS,
  reachedLimit,
  risingLimit,
} from '../limits.fixtures.ts';
import { DepositLimitsPanel } from './DepositLimitsPanel.tsx';
import { usage } from './DepositLimitsPanel.usage.ts';

const done = (): Promise<Failure | null> => Promise.resolve(null);
const failure: Failure = { messageId: 'error.general.network', code: null };
const ready = (day = dayLimit) => ({ status: 'ready', ...limitsOf(day) }) as const;

const meta = {
  title: 'Account/DepositLimitsPanel',
  component: DepositLimitsPanel,
  tags: ['beta'],
  parameters: { usage },
  args: { state: ready(), onRetry: () => undefined, onSave: done, onKeep: done },
} satisfies Meta<typeof DepositLimitsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the first row and types a limit. */
async function typed(canvas: HTMLElement, amount: string): Promise<HTMLElement> {
  const row = canvas.querySelector<HTMLElement>('[data-period=day]')!;
  await userEvent.click(row.querySelector('[data-part=change]')!);
  const field = within(row).getByRole('textbox');
  await userEvent.clear(field);
  if (amount) await userEvent.type(field, amount);
  return row;
}

async function saved(canvas: HTMLElement, amount: string): Promise<void> {
  const row = await typed(canvas, amount);
  await userEvent.click(row.querySelector('[data-part=save]')!);
}

export const Default: Story = { tags: ['matrix'] };

export const NoLimits: Story = { args: { state: { status: 'ready', ...NO_LIMITS } } };

export const Reached: Story = { args: { state: ready(reachedLimit) } };

export const Rising: Story = { args: { state: ready(risingLimit) } };

export const Going: Story = { args: { state: ready(goingLimit) } };

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    state: { status: 'error', failure },
  },
};

export const Lower: Story = {
  play: async ({ canvasElement }) => {
    await typed(canvasElement, '1000');
  },
};

export const LowerThanUsed: Story = {
  play: async ({ canvasElement }) => {
    await typed(canvasElement, '300');
  },
};

export const Rise: Story = {
  play: async ({ canvasElement }) => {
    await typed(canvasElement, '5000');
  },
};

export const TooLow: Story = {
  play: async ({ canvasElement }) => {
    await saved(canvasElement, '50');
  },
};

export const Saving: Story = {
  args: { onSave: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await saved(canvasElement, '1000');
  },
};

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await saved(canvasElement, '1000');
  },
};

export const Refused: Story = {
  args: { onSave: () => Promise.resolve(failure) },
  play: async ({ canvasElement }) => {
    await saved(canvasElement, '1000');
  },
};

export const LongFigures: Story = {
  args: {
    state: ready({
      ...risingLimit,
      limit: baht(9_999_999),
      used: baht(1_234_567),
      left: baht(8_765_432),
    }),
  },
};
