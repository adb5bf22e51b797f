import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyRound } from '../../private/story.css.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Shell/Logo',
  component: Logo,
  args: { name: 'Lotus' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MarkOnly: Story = { args: { markOnly: true } };

/** Without room the name goes as a whole. */
export const NoRoom: Story = { args: { className: storyRound } };
