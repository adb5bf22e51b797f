import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

import { storyColumn } from '../../private/story.css.ts';
import { BarChart, type BarDatum } from './BarChart.tsx';
import { usage } from './BarChart.usage.ts';

const baht = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const short = new Intl.NumberFormat('en', { notation: 'compact' });

const days = (values: readonly (number | null)[]): BarDatum[] =>
  values.map((value, index) => ({
    id: String(index),
    label: `${index + 1} มกราคม`,
    shortLabel: `${index + 1} ม.ค.`,
    value,
  }));

const meta = {
  title: 'Primitives/BarChart · graph',
  id: 'primitives-barchart',
  component: BarChart,
  tags: ['beta'],
  parameters: { usage },
  args: {
    label: 'รายได้รายวัน',
    summary: 'รายได้ 14 วันล่าสุดรวม 12,450.00 บาท',
    bars: days([300, 420, 0, 610, 560, 900, 1250, 1100, 980, 1420, 760, 1380, 1290, 1480]),
    formatValue: (value) => `${baht.format(value)} บาท`,
    formatTick: (value) => short.format(value),
    noValueLabel: 'ไม่มีข้อมูล',
  },
  render: (args) => (
    <div className={storyColumn}>
      <BarChart {...args} />
    </div>
  ),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };

export const Negative: Story = {
  args: {
    summary: 'กำไรขาดทุน 7 วันล่าสุด ขาดทุนสุทธิ 240.00 บาท',
    bars: days([200, 80, -340, -520, 60, 450, -170]),
  },
};

export const WithGaps: Story = {
  args: { bars: days([300, null, null, 610, 560, null, 1250]) },
};

export const SingleValue: Story = { args: { bars: days([1250]) } };
export const AllZero: Story = {
  args: { summary: 'ยังไม่มีรายได้ใน 7 วันล่าสุด', bars: days([0, 0, 0, 0, 0, 0, 0]) },
};
export const Empty: Story = { args: { summary: 'ยังไม่มีข้อมูล', bars: [] } };

/** The keyboard reads the last bar first, then any other. The announced text is the visible text, and nothing moves. */
export const Read: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.querySelector('figure')?.getBoundingClientRect().height;
    const reading = () => canvasElement.querySelector('[data-part=reading]')?.textContent;
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'รายได้รายวัน' });
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '14 มกราคม 1,480.00 บาท');
    await fireEvent.change(slider, { target: { value: '8' } });
    await waitFor(() => expect(reading()).toBe('9 มกราคม 980.00 บาท'));
    const after = canvasElement.querySelector('figure')?.getBoundingClientRect().height;
    await expect(after).toBe(before);
  },
};

/** A month on a phone: labels do not overlap. */
export const ManyItems: Story = {
  args: { bars: days(Array.from({ length: 31 }, (_, day) => ((day * 37) % 23) * 60 + 40)) },
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-part=label][data-state=shown]')].map(
      (label) => label.getBoundingClientRect(),
    );
    await expect(boxes.length).toBeGreaterThan(1);
    for (const [index, box] of boxes.entries()) {
      await expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
    }
  },
};

export const English: Story = {
  args: {
    label: 'Income by day',
    summary: 'Income over the last 7 days: 4,140.00 baht',
    bars: days([300, 420, 0, 610, 560, 900, 1350]).map((bar, index) => ({
      ...bar,
      label: `${index + 1} January`,
      shortLabel: `${index + 1} Jan`,
    })),
    formatValue: (value) => `${baht.format(value)} baht`,
    noValueLabel: 'no data',
  },
};

export const LongThai: Story = {
  args: {
    summary:
      'ฝึ้ ปี่ น้ำ ฏู ญู รายได้จากสมาชิกที่แนะนำทั้งหมดใน 7 วันล่าสุดรวม 999,999,999.99 บาท เพิ่มขึ้นจากสัปดาห์ก่อน',
    bars: days([1e8, 2e8, 5e7, 9.99e8, 7e8, 3e8, 4e8]).map((bar) => ({
      ...bar,
      shortLabel: 'สัปดาห์ที่สอง ฏู',
    })),
    formatTick: (value) => baht.format(value),
  },
};
