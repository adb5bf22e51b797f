import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { entries } from '../cashier.fixtures.ts';
import { WalletSummary } from './WalletSummary.tsx';
import { usage } from './WalletSummary.usage.ts';

const meta = {
  title: 'Cashier/WalletSummary · balance',
  id: 'cashier-walletsummary',
  component: WalletSummary,
  tags: ['stable'],
  parameters: { usage },
  args: {
    balance: satangFromBaht(12_089),
    limits: [
      { period: 'day', limit: satangFromBaht(10_000), left: satangFromBaht(5_400) },
      { period: 'week', limit: null, left: null },
      { period: 'month', limit: satangFromBaht(100_000), left: satangFromBaht(65_850) },
    ],
    limitsHref: '#limits',
    recent: entries.slice(0, 3),
    historyHref: '#history',
    bonuses: [{ id: 'b1', label: 'รับเพิ่ม 10% วันละครั้ง', href: '#bonus' }],
    help: [
      { id: 'late', label: 'ฝากแล้วยอดไม่เข้า', href: '#late' },
      { id: 'all', label: 'คำถามทั้งหมด', href: '#help' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WalletSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Loading: Story = { args: { balance: null, recent: null, bonuses: [] } };

export const NewMember: Story = {
  args: {
    balance: satangFromBaht(0),
    limits: [{ period: 'day', limit: null, left: null }],
    recent: [],
    bonuses: [],
  },
};

/** Beside a withdrawal, whose panel shows the balance. */
export const WithoutBalance: Story = { args: { balance: undefined, limits: undefined } };
