import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { entries, manyEntries } from '../cashier.fixtures.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { usage } from './HistoryPanel.usage.ts';

const nothing = (): void => undefined;

const meta = {
  title: 'Cashier/HistoryPanel',
  component: HistoryPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    state: { status: 'ready', entries, more: 'available' },
    onLoadMore: nothing,
    onRetry: nothing,
    headingLevel: 2,
  },
} satisfies Meta<typeof HistoryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const LoadingMore: Story = {
  args: { state: { status: 'ready', entries, more: 'loading' } },
};

export const AllLoaded: Story = { args: { state: { status: 'ready', entries, more: 'none' } } };

export const NotFound: Story = { args: { state: { status: 'empty' } } };

export const Unreachable: Story = { args: { state: { status: 'error' } } };

export const LongThai: Story = {
  args: {
    state: {
      status: 'ready',
      more: 'none',
      entries: entries.slice(0, 2).map((entry) => ({
        ...entry,
        amount: satangFromBaht(1_234_567.89),
        note: 'ฝึ้ ปี่ น้ำ ฏู ญู หมายเหตุที่ยาวเป็นพิเศษจนต้องตัดให้เหลือเพียงสองบรรทัดเท่านั้นเพื่อให้รายการยังอ่านง่ายเหมือนเดิม',
      })),
    },
  },
};

export const ManyItems: Story = {
  args: { state: { status: 'ready', entries: manyEntries, more: 'none' } },
};
