import { satangFromBaht, WHOLE_HISTORY } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { drawing } from '../../illustrations/chest.ts';
import { Illustration } from '../../primitives/Illustration/Illustration.tsx';
import { storySmallPhone } from '../../private/story.css.ts';
import { entries, manyEntries } from '../cashier.fixtures.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { usage } from './HistoryPanel.usage.ts';

const nothing = (): void => undefined;

const meta = {
  title: 'Cashier/HistoryPanel · transactions, statement',
  id: 'cashier-historypanel',
  component: HistoryPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    state: { status: 'ready', entries, more: 'available' },
    filter: WHOLE_HISTORY,
    onFilterChange: nothing,
    onLoadMore: nothing,
    onRetry: nothing,
    headingLevel: 2,
  },
} satisfies Meta<typeof HistoryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** On a desktop page: filters and totals beside a table. */
export const Wide: Story = { args: { wide: true, table: HistoryTable } };

export const WideLoading: Story = {
  args: { wide: true, table: HistoryTable, state: { status: 'loading' } },
};

/** No filters: the message has the whole width. */
export const WideEmpty: Story = {
  args: {
    wide: true,
    table: HistoryTable,
    state: { status: 'empty' },
    picture: <Illustration drawing={drawing} />,
  },
  play: async ({ canvasElement }) => {
    const middle = (selector: string) => {
      const box = canvasElement.querySelector(selector)?.getBoundingClientRect();
      return box ? Math.round(box.left + box.width / 2) : NaN;
    };
    await expect(middle('[data-component=empty-state]')).toBe(
      middle('[data-component=history-panel]'),
    );
  },
};

export const WideDetails: Story = {
  args: { wide: true, table: HistoryTable },
  play: async ({ canvasElement }) => {
    // In a small window the filters fill it, and rows are rendered near it only.
    within(canvasElement).getByRole('table').scrollIntoView();
    const [row] = await within(canvasElement).findAllByRole('rowheader');
    const date = within(row!).getByRole('button');
    // A press shows the details in place, so the date does not look like a link.
    await expect(getComputedStyle(date).color).toBe(getComputedStyle(row!).color);
    await userEvent.click(date);
    const dialog = within(document.body).getByRole('dialog');
    await expect(within(dialog).getByText(/^H000/)).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const LoadingMore: Story = {
  args: { state: { status: 'ready', entries, more: 'loading' } },
};

export const AllLoaded: Story = { args: { state: { status: 'ready', entries, more: 'none' } } };

export const Capped: Story = {
  args: { state: { status: 'ready', entries: manyEntries, more: 'capped' } },
};

export const RowOpen: Story = {
  tags: ['matrix'],
  play: async ({ canvasElement }) => {
    const [, row] = within(canvasElement).getAllByRole('listitem');
    const button = within(row!).getByRole('button', { expanded: false });
    await userEvent.click(button);
    await expect(within(row!).getByText('H0002')).toBeVisible();
    button.blur();
  },
};

export const JustMade: Story = {
  args: {
    state: {
      status: 'ready',
      more: 'none',
      entries: [
        { ...entries[0]!, id: 'pending-1', note: '', reference: null },
        ...entries.slice(1, 4),
      ],
    },
  },
};

export const Filtered: Story = {
  args: {
    filter: { ...WHOLE_HISTORY, type: 'withdraw', status: 'inProgress' },
    state: { status: 'ready', entries: entries.slice(0, 1), more: 'none' },
  },
};

export const NothingOfThisFilter: Story = {
  args: { filter: { ...WHOLE_HISTORY, type: 'cancel' }, state: { status: 'empty' } },
};

export const Period: Story = {
  args: {
    filter: { ...WHOLE_HISTORY, range: { from: '2025-12-17', to: '2026-01-15' } },
    state: {
      status: 'ready',
      entries: entries.slice(0, 4),
      counted: manyEntries,
      more: 'available',
    },
  },
};

export const OwnDays: Story = {
  args: {
    filter: { ...WHOLE_HISTORY, range: { from: '2025-11-03', to: '2026-01-12' }, reference: 'H00' },
    state: { status: 'ready', entries, counted: entries, more: 'none' },
  },
};

export const DaysBackwards: Story = {
  args: OwnDays.args ?? {},
  play: async ({ canvasElement }) => {
    const { getByLabelText, getByRole } = within(canvasElement);
    const from = getByLabelText('ตั้งแต่วันที่');
    await userEvent.clear(from);
    await userEvent.type(from, '2026-01-13');
    const show = getByRole('button', { name: 'แสดงรายการ' });
    await userEvent.click(show);
    await expect(getByRole('alert')).toBeVisible();
    show.blur();
  },
};

export const NotFound: Story = { args: { state: { status: 'empty' } } };

export const Unreachable: Story = {
  args: { state: { status: 'error', failure: { messageId: 'error.general.timeout', code: null } } },
};

export const Stale: Story = {
  args: { state: { status: 'ready', entries, more: 'none', stale: true } },
};

export const WithoutNet: Story = {
  args: { state: { status: 'ready', entries, more: 'none' }, netDeposits: false },
};

export const OtherCurrency: Story = {
  args: {
    state: {
      status: 'ready',
      more: 'none',
      entries: [
        { ...entries[1]!, id: 'usdt', currency: 'USDT', amount: satangFromBaht(1_234.56) },
        { ...entries[5]!, id: 'raw', rawType: 'ปรับเพิ่มยอดเงินจากกิจกรรมประจำสัปดาห์ที่สองของเดือน' },
        ...entries.slice(2, 4),
      ],
    },
  },
};

export const LongThai: Story = {
  args: {
    state: {
      status: 'ready',
      more: 'none',
      entries: entries.slice(0, 2).map((entry) => ({
        ...entry,
        amount: satangFromBaht(999_999.99),
        note: 'ฝึ้ ปี่ น้ำ ฏู ญู หมายเหตุที่ยาวเป็นพิเศษจนต้องตัดให้เหลือเพียงสองบรรทัดเท่านั้นเพื่อให้รายการยังอ่านง่ายเหมือนเดิม',
        reference: 'DEPOSIT-2026-01-15-0930-00000000000000000042',
      })),
    },
  },
};

/** The narrowest column: chips wrap, their labels stay in one line. */
export const SmallPhone: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <div className={storySmallPhone}>
      <HistoryPanel {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const chips = canvasElement.querySelectorAll('[data-part=filters] [data-component=chip]');
    await expect(chips).toHaveLength(6);
    for (const chip of chips) await expect(chip.clientHeight).toBeLessThanOrEqual(44);
  },
};

export const ManyItems: Story = {
  args: { state: { status: 'ready', entries: manyEntries, more: 'none' } },
};
