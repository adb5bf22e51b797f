import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { usage } from './AccountMenu.usage.ts';

const meta = {
  title: 'Shell/AccountMenu',
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

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(document.body).getByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'โปรไฟล์' })).toHaveFocus();
  },
};
