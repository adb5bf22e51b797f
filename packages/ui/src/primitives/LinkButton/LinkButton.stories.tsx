import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon } from '../Icon/Icon.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Primitives/LinkButton',
  component: LinkButton,
  args: { href: '#deposit', children: 'ไปหน้าฝากเงิน' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outline: Story = { args: { variant: 'outline', tone: 'neutral' } };
export const WithIcon: Story = { args: { iconEnd: <Icon name="forward" size={20} /> } };
export const FullWidth: Story = { args: { fullWidth: true, size: 'lg' } };
