import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { storyColumn } from '../../private/story.css.ts';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';
import * as glyphs from '../Icon/glyphs.ts';
import { usage } from './Accordion.usage.ts';

const item = (id: string, title: string, answer: string) => ({
  id,
  title,
  content: <Text tone="muted">{answer}</Text>,
});

const items = [
  item('time', 'ถอนเงินใช้เวลานานเท่าไร', 'โดยปกติไม่เกิน 9 นาที หากธนาคารปิดปรับปรุงอาจนานกว่านั้น'),
  item('least', 'ฝากขั้นต่ำเท่าไร', 'แต่ละช่องทางกำหนดไม่เท่ากัน ดูได้จากรายการช่องทางในหน้าฝากเงิน'),
  item('account', 'เปลี่ยนบัญชีธนาคารได้ไหม', 'ติดต่อแอดมินพร้อมเอกสารยืนยันตัวตน'),
];

const meta = {
  title: 'Primitives/Accordion · collapse, FAQ',
  id: 'primitives-accordion',
  component: Accordion,
  tags: ['stable'],
  parameters: { usage },
  args: { items, onToggle: fn() },
  render: (args) => (
    <div className={storyColumn}>
      <Accordion {...args} />
    </div>
  ),
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id);

export const Default: Story = {};
export const OneOpen: Story = { args: { defaultOpen: ['time'] } };

export const WithIcons: Story = {
  args: {
    items: items.map((one, index) => ({
      ...one,
      icon: [glyphs.withdraw, glyphs.deposit, glyphs.bank][index] ?? glyphs.help,
    })),
  },
};

export const Single: Story = {
  args: { single: true, defaultOpen: ['time'] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByText('ฝากขั้นต่ำเท่าไร'));
    await waitFor(() => expect(opened(canvasElement)).toEqual(['least']));
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith('time', false));
  },
};

export const Several: Story = {
  args: { defaultOpen: ['time'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('ฝากขั้นต่ำเท่าไร'));
    await waitFor(() => expect(opened(canvasElement)).toEqual(['time', 'least']));
  },
};

export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) =>
      item(`many-${index}`, `คำถามที่ ${index + 1}`, 'คำตอบ'),
    ),
  },
};

export const LongThai: Story = {
  args: {
    defaultOpen: ['long'],
    items: [
      item(
        'long',
        'ฝึ้ ปี่ น้ำ ฏู ญู หากโอนเงินจากบัญชีที่ไม่ได้ลงทะเบียนไว้กับทางเราจะต้องทำอย่างไรจึงจะได้รับยอดเงินคืน',
        'ติดต่อแอดมินพร้อมหลักฐานการโอน ระบุเลขที่รายการ TH-2026-0115-000000000000000042-000000000000000042 เพื่อให้ตรวจสอบได้เร็วขึ้น',
      ),
      ...items,
    ],
  },
};

/** Each title with a note below it. */
export const Notes: Story = {
  args: { items: items.map((each) => ({ ...each, note: 'ถอนเงิน' })) },
};
