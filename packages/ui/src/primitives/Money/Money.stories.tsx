import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { Money } from './Money.tsx';
import { usage } from './Money.usage.ts';

const meta = {
  title: 'Primitives/Money · price, amount, currency',
  id: 'primitives-money',
  component: Money,
  tags: ['stable'],
  parameters: { usage },
  args: { amount: satang(1_250_000) },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Balance: Story = { args: { size: '2xl', decimals: 'quiet', unit: 'บาท' } };
export const In: Story = { args: { amount: satang(30_000), sign: 'always', tone: 'success' } };
export const Out: Story = { args: { amount: satang(-100_000) } };
export const Short: Story = { args: { decimals: 'short', unit: 'baht' } };
export const OtherCurrency: Story = { args: { amount: 1250, currency: 'USD' } };
export const WithoutDecimals: Story = { args: { amount: 125_000, currency: 'JPY' } };
export const Zero: Story = { args: { amount: satang(0) } };

export const Column: Story = {
  render: () => (
    <div className={storyColumn}>
      {[111_111, -888_888, 1, 4_500_000].map((amount) => (
        <Money key={amount} amount={satang(amount)} sign="always" size="lg" />
      ))}
    </div>
  ),
};

export const VeryLarge: Story = { args: { amount: satang(99_999_999_999_999), size: 'xl' } };
