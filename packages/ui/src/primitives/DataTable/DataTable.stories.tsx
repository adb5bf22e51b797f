import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Badge } from '../Badge/Badge.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { more } from '../Icon/glyphs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Money } from '../Money/Money.tsx';
import { DataTable } from './DataTable.tsx';
import { usage } from './DataTable.usage.ts';
import type { DataColumn } from './dataColumn.ts';
import * as glyphs from '../Icon/glyphs.ts';

interface Friend {
  id: string;
  name: string;
  bets: number;
  turnover: number;
  income: number;
  active: boolean;
}

const NAMES = ['สมชาย', 'มาลี', 'น้ำฝน', 'lotus88', 'ปี่', 'กมล', 'ญาดา'];
const friends = (count: number): Friend[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${NAMES[index % NAMES.length]}${index >= NAMES.length ? index : ''}`,
    bets: (index * 37 + 11) % 400,
    turnover: ((index * 7919 + 31) % 9000) * 1000 + 25,
    income: (((index * 104_729) % 6000) - 1500) * 100,
    active: index % 3 !== 1,
  }));

const columns: DataColumn<Friend>[] = [
  {
    id: 'name',
    header: 'สมาชิก',
    width: 1.4,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: 'bets',
    header: 'จำนวนบิล',
    kind: 'number',
    cell: ({ bets }) => bets,
    sortBy: ({ bets }) => bets,
  },
  {
    id: 'turnover',
    header: 'ยอดเทิร์น (บาท)',
    kind: 'number',
    cell: ({ turnover }) => <Money amount={satang(turnover)} />,
    sortBy: ({ turnover }) => turnover,
  },
  {
    id: 'income',
    header: 'รายได้ (บาท)',
    kind: 'number',
    cell: ({ income }) => (
      <Money amount={satang(income)} sign="always" tone={income < 0 ? 'danger' : 'success'} />
    ),
    sortBy: ({ income }) => income,
  },
  {
    id: 'state',
    header: 'สถานะ',
    cell: ({ active }) => (
      <Badge tone={active ? 'success' : 'neutral'}>{active ? 'ใช้งาน' : 'ไม่เคลื่อนไหว'}</Badge>
    ),
  },
];

/** The rows of the story are friends; the component accepts any type. */
const FriendTable = DataTable<Friend>;

const meta = {
  title: 'Primitives/DataTable · grid, list',
  id: 'primitives-datatable',
  component: FriendTable,
  tags: ['beta'],
  parameters: { usage },
  args: {
    caption: 'สมาชิกที่แนะนำ มกราคม 2569',
    columns,
    rowKey: ({ id }) => id,
    state: { status: 'ready', rows: friends(7) },
  },
} satisfies Meta<typeof FriendTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sorted: Story = {
  args: { defaultSort: { column: 'income', direction: 'descending' }, onSortChange: fn() },
};

export const WithTotals: Story = {
  args: {
    totals: {
      label: 'รวม',
      cells: {
        bets: '1,082',
        turnover: <Money amount={satang(12_345_678)} />,
        income: <Money amount={satang(-4_200)} sign="always" tone="danger" />,
      },
    },
  },
};

/** With a main figure, cards are short and the totals come first. */
export const Compact: Story = {
  args: {
    ...WithTotals.args,
    columns: columns.map((column) => ({ ...column, main: column.id === 'income' })),
  },
};

export const RowsAsLinks: Story = { args: { rowAction: { href: ({ id }) => `#${id}` } } };

export const WithMenu: Story = {
  args: {
    rowAction: { onAction: fn() },
    columns: [
      ...columns.slice(0, 3),
      {
        id: 'more',
        header: 'ตัวเลือก',
        kind: 'number',
        width: 0.6,
        cell: ({ name }) => (
          <Menu
            trigger={<IconButton icon={more} label={`ตัวเลือกของ ${name}`} size="sm" />}
            items={[{ id: 'copy', label: 'คัดลอกชื่อ', icon: glyphs.copy }]}
          />
        ),
      },
    ],
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = {
  args: {
    state: {
      status: 'empty',
      content: (
        <EmptyState icon={glyphs.user} title="ยังไม่มีสมาชิก" text="แชร์ลิงก์แนะนำเพื่อน แล้วรายชื่อจะแสดงที่นี่" />
      ),
    },
  },
};

export const Failed: Story = {
  args: {
    state: {
      status: 'error',
      content: (
        <ErrorState
          title="โหลดรายงานไม่ได้"
          text="ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่"
          retryLabel="ลองใหม่"
          onRetry={fn()}
        />
      ),
    },
  },
};

/** Five thousand rows: three blocks of fifty are in the DOM, with the full height. */
export const ManyItems: Story = {
  tags: ['!visual'],
  args: { state: { status: 'ready', rows: friends(5000) } },
  play: async ({ canvasElement, canvas }) => {
    const rows = () => canvasElement.querySelectorAll('[data-part=row]').length;
    await waitFor(() => expect(rows()).toBeGreaterThanOrEqual(50));
    await expect(rows()).toBeLessThanOrEqual(200);
    const height = canvas.getByRole('table').getBoundingClientRect().height;
    await expect(height).toBeGreaterThan(5000 * 40);
    scrollTo(0, height / 2);
    await waitFor(() => {
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const place = middle?.closest('[data-part=row]')?.getAttribute('aria-rowindex');
      return expect(Math.abs(Number(place) - 2500)).toBeLessThan(60);
    });
    await expect(rows()).toBeLessThanOrEqual(250);
    scrollTo(0, 0);
  },
};

/** By keyboard: a column header sorts, and announces it. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const head = canvas.getByRole('columnheader', { name: 'จำนวนบิล' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const LongThai: Story = {
  args: {
    caption: 'ฝึ้ ปี่ น้ำ ฏู ญู รายงานรายได้จากสมาชิกที่แนะนำทั้งหมดของเดือนมกราคม พุทธศักราช 2569',
    state: {
      status: 'ready',
      rows: friends(3).map((friend) => ({
        ...friend,
        name: 'ฝึ้ ปี่ น้ำ ฏู ญู สมาชิกที่มีชื่อยาวมากจนต้องขึ้นบรรทัดใหม่สองบรรทัด',
        turnover: 99_999_999_999_999,
      })),
    },
  },
};
