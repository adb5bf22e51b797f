import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { SQUARE_LOGO, WIDE_LOGO } from '../storyLogos.ts';
import { storyAccount } from '../storyAccount.tsx';
import { memberMenu, storyItems, storyLanguages, visitorMenu } from '../storyNav.ts';
import { Sidebar } from './Sidebar.tsx';
import { usage } from './Sidebar.usage.ts';

const account = { extra: storyAccount() };

const meta = {
  title: 'Shell/Sidebar · navigation, menu',
  id: 'shell-sidebar',
  component: Sidebar,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    groups: memberMenu('slot'),
    languages: storyLanguages('th'),
    age: 20,
  },
  // Rendered in the frame, which sets its position and width from 600 px on; alone it fills the available width.
  render: (args) => (
    <AppFrame header={undefined} sidebar={<Sidebar {...args} />} tabBar={undefined}>
      {undefined}
    </AppFrame>
  ),
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: account };
export const Partners: Story = {
  args: {
    ...account,
    partners: [
      { name: 'Marigold', logo: SQUARE_LOGO, href: 'https://partner.example' },
      { name: 'Four Shapes', logo: WIDE_LOGO, href: null },
    ],
  },
};
export const Visitor: Story = { args: { groups: visitorMenu() } };

export const Folded: Story = {
  args: account,
  render: (args) => (
    <AppFrame folded header={undefined} sidebar={<Sidebar {...args} />} tabBar={undefined}>
      {undefined}
    </AppFrame>
  ),
};

/** Without frame, as in the Drawer. */
export const Alone: Story = { args: account, render: (args) => <Sidebar {...args} /> };

/** All optional parts are off. */
export const EverythingOff: Story = {
  args: {
    age: null,
    groups: [
      { name: 'main', items: storyItems(['home'], 'home') },
      { name: 'games', items: [] },
      { name: 'more', items: [] },
      { name: 'account', items: storyItems(['login']) },
    ],
  },
};
