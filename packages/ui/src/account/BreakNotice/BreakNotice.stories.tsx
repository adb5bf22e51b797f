import type { Meta, StoryObj } from '@storybook/react-vite';

import { NOW } from '../../private/now.fixtures.ts';
import { BreakNotice } from './BreakNotice.tsx';
import { usage } from './BreakNotice.usage.ts';

const meta = {
  title: 'Account/BreakNotice',
  component: BreakNotice,
  tags: ['beta'],
  parameters: { usage },
  args: {
    until: NOW + 7 * 86_400_000,
    helpline: { name: 'สายด่วนสุขภาพจิต', phone: '1323' },
    homeHref: '#home',
  },
} satisfies Meta<typeof BreakNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const WithoutHelpline: Story = { args: { helpline: null } };
