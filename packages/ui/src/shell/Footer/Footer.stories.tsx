import type { Meta, StoryObj } from '@storybook/react-vite';

import { LONG_THAI } from '../../games/storyGames.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Lotus' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongThai: Story = { args: { name: LONG_THAI } };
