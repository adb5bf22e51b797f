import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { storyItems, storyTabs } from '../storyNav.ts';
import { TabBar } from './TabBar.tsx';
import { usage } from './TabBar.usage.ts';

const meta = {
  title: 'Shell/TabBar · bottom navigation',
  id: 'shell-tabbar',
  component: TabBar,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: { items: storyTabs() },
  // Rendered in the frame, which shows it below 600 px.
  render: (args) => (
    <AppFrame header={undefined} sidebar={undefined} tabBar={<TabBar {...args} />}>
      {undefined}
    </AppFrame>
  ),
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DepositCurrent: Story = { args: { items: storyTabs('deposit') } };
export const MenuCurrent: Story = { args: { items: storyTabs('menu') } };
export const Visitor: Story = {
  args: { items: storyItems(['home', 'games', 'login', 'register', 'menu'], 'home') },
};
