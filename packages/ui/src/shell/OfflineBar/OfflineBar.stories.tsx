import type { Meta, StoryObj } from '@storybook/react-vite';

import { OfflineBar } from './OfflineBar.tsx';
import { usage } from './OfflineBar.usage.ts';

const meta = {
  title: 'Shell/OfflineBar · no network',
  id: 'shell-offlinebar',
  component: OfflineBar,
  tags: ['beta'],
  parameters: { layout: 'fullscreen', usage },
  args: { offline: true },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
