import type { Meta, StoryObj } from '@storybook/react-vite';

import { LONG_THAI } from '../../games/storyGames.ts';
import { Footer } from './Footer.tsx';
import { usage } from './Footer.usage.ts';

const helpline = { name: 'สายด่วนสุขภาพจิต', phone: '1323' };

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: { name: 'Lotus', helpline },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Social: Story = {
  args: {
    social: {
      telegram: 'https://t.me/brand',
      line: 'https://line.me/R/ti/p/@brand',
      facebook: 'https://facebook.com/brand',
      messenger: 'https://m.me/brand',
      instagram: 'https://instagram.com/brand',
      twitter: 'https://x.com/brand',
      youtube: 'https://youtube.com/@brand',
    },
  },
};
export const Bare: Story = { args: { age: null, helpline: null } };
export const LongThai: Story = {
  args: { name: LONG_THAI, helpline: { ...helpline, name: LONG_THAI } },
};
