import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Pagination } from './Pagination.tsx';
import { usage } from './Pagination.usage.ts';

const meta = {
  title: 'Primitives/Pagination · pager',
  id: 'primitives-pagination',
  component: Pagination,
  tags: ['stable'],
  parameters: { usage },
  args: {
    page: 6,
    pageCount: 12,
    onPageChange: fn(),
    labels: {
      pages: 'หน้าของรายการ',
      previous: 'หน้าก่อนหน้า',
      next: 'หน้าถัดไป',
      page: (page: number) => `หน้า ${page}`,
      status: (page: number, count: number) => `หน้า ${page} จาก ${count}`,
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 12 } };
export const FewPages: Story = { args: { page: 2, pageCount: 3 } };
export const ManyPages: Story = { args: { page: 1234, pageCount: 9876 } };
export const AsLinks: Story = { args: { pageHref: (page) => `#page=${page}` } };

/** At the last page, "next" keeps the focus and does nothing. */
export const ToTheEnd: Story = {
  args: { page: 10 },
  render: function ToTheEnd(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'หน้าถัดไป' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(next);
    await expect(document.activeElement).toBe(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('หน้า 12 จาก 12');
  },
};

export const English: Story = {
  args: {
    labels: {
      pages: 'Pages of the list',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
      status: (page, count) => `Page ${page} of ${count}`,
    },
  },
};

export const LongThai: Story = {
  args: {
    labels: {
      ...meta.args.labels,
      status: (page, count) => `ฝึ้ ปี่ น้ำ ฏู ญู หน้า ${page} จากทั้งหมด ${count} หน้า`,
    },
  },
};
