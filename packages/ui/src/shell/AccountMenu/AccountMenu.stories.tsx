import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { VipEmblem } from '../../community/VipEmblem/VipEmblem.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { usage } from './AccountMenu.usage.ts';

const meta = {
  title: 'Shell/AccountMenu · profile, user menu',
  id: 'shell-accountmenu',
  component: AccountMenu,
  tags: ['stable'],
  parameters: { usage },
  args: {
    username: 'somsak',
    items: [
      { id: 'profile', label: 'โปรไฟล์', icon: glyphs.user, href: '#profile' },
      { id: 'history', label: 'ประวัติ', icon: glyphs.history, href: '#history' },
      { kind: 'separator', id: 'language' },
      { id: 'en', label: 'English', href: '#en' },
      { kind: 'separator', id: 'end' },
      { id: 'logout', label: 'ออกจากระบบ', icon: glyphs.logout, onSelect: () => undefined },
    ],
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const LongName: Story = { args: { username: 'a_member_with_a_very_long_username_2569' } };

export const NameUnknown: Story = { args: { username: '' } };

/** The level of the member with its emblem, where it is known. */
export const VipLevel: Story = {
  args: {
    open: true,
    items: [
      { id: 'profile', label: 'โปรไฟล์', icon: glyphs.idCard, href: '#profile' },
      {
        id: 'vip',
        label: 'ระดับ VIP: โกลด์',
        picture: <VipEmblem level={3} size={24} />,
        href: '#vip',
      },
      { id: 'history', label: 'ประวัติ', icon: glyphs.history, href: '#history' },
    ],
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(document.body).getByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'โปรไฟล์' })).toHaveFocus();
  },
};
