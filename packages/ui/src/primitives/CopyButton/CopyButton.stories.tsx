import type { Meta, StoryObj } from '@storybook/react-vite';

import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: { value: 'LT260115A7K2', label: 'คัดลอก', copiedLabel: 'คัดลอกแล้ว' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 'lg', variant: 'outline' } };
