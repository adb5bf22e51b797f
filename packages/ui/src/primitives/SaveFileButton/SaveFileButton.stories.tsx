import type { Meta, StoryObj } from '@storybook/react-vite';

import { SaveFileButton } from './SaveFileButton.tsx';
import { usage } from './SaveFileButton.usage.ts';

const meta = {
  title: 'Primitives/SaveFileButton · download',
  id: 'primitives-savefilebutton',
  component: SaveFileButton,
  tags: ['beta'],
  parameters: { usage },
  args: {
    fileName: () => 'income-2026-01-15.csv',
    text: () => '"วันที่","รายได้"\r\n',
    children: 'ดาวน์โหลด CSV',
  },
} satisfies Meta<typeof SaveFileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
