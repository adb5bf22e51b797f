import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { Button } from '../Button/Button.tsx';
import { more, sort } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';
import { usage } from './Menu.usage.ts';
import type { MenuEntry } from './menuEntry.ts';
import * as glyphs from '../Icon/glyphs.ts';

const onSelect = fn();
const items: MenuEntry[] = [
  { id: 'copy', label: 'คัดลอกเลขที่รายการ', icon: glyphs.copy, onSelect },
  { id: 'share', label: 'แชร์', icon: glyphs.share, href: '#share' },
  { id: 'slip', label: 'ดาวน์โหลดสลิป', icon: glyphs.download, disabled: true },
  { id: 'line', kind: 'separator' },
  { id: 'cancel', label: 'ยกเลิกรายการ', icon: glyphs.close, tone: 'danger', onSelect },
];
const order: MenuEntry = {
  id: 'order',
  kind: 'choice',
  label: 'เรียงตาม',
  value: 'new',
  onValueChange: fn(),
  choices: [
    { value: 'new', label: 'ล่าสุด' },
    { value: 'amount', label: 'ยอดเงิน' },
    { value: 'name', label: 'ชื่อ' },
  ],
};

const meta = {
  title: 'Primitives/Menu · dropdown, context menu',
  id: 'primitives-menu',
  component: Menu,
  tags: ['stable'],
  parameters: { usage },
  args: {
    items,
    align: 'start',
    trigger: <IconButton icon={more} label="ตัวเลือกของรายการ" variant="soft" />,
  },
  decorators: [
    (Story) => (
      <div className={storyPage}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { open: true } };

export const Choice: Story = {
  args: {
    open: true,
    items: [order],
    trigger: (
      <Button variant="soft" tone="neutral" iconStart={<Icon glyph={sort} size={20} />}>
        เรียงตาม
      </Button>
    ),
  },
};

export const Mixed: Story = {
  args: { open: true, items: [order, { id: 'l', kind: 'separator' }, ...items] },
};

/** Opened, moved in and closed only by keyboard: the button has the focus again. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /คัดลอก/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'ยกเลิกรายการ' })).toHaveFocus();
    await userEvent.keyboard('แ');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'แชร์' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ManyItems: Story = {
  args: {
    open: true,
    items: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `รายการที่ ${index + 1}`,
    })),
  },
  play: async () => {
    await waitFor(async () => {
      const box = screen.getByRole('menu').getBoundingClientRect();
      await expect(box.bottom).toBeLessThanOrEqual(innerHeight);
      await expect(box.right).toBeLessThanOrEqual(innerWidth);
    });
  },
};

export const LongThai: Story = {
  args: {
    open: true,
    items: [
      {
        id: 'long',
        label: 'ฝึ้ ปี่ น้ำ ฏู ญู แจ้งแอดมินว่ายอดเงินของรายการนี้ไม่ตรงกับสลิปที่โอนไว้',
        icon: glyphs.chat,
      },
      ...items,
    ],
  },
};
