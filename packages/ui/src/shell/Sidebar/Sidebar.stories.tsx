import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SQUARE_LOGO, WIDE_LOGO } from '../storyLogos.ts';
import { memberMenu, visitorMenu } from '../storyNav.ts';
import { Sidebar } from './Sidebar.tsx';
import { usage } from './Sidebar.usage.ts';

const meta = {
  title: 'Shell/Sidebar',
  component: Sidebar,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    groups: memberMenu('slot'),
    otherLanguage: { locale: 'en', href: '#en' },
  },
  // In the frame, which places it from 768 px on; the drawer stories show it alone.
  render: (args) => (
    <AppFrame header={undefined} sidebar={<Sidebar {...args} />} tabBar={undefined}>
      {undefined}
    </AppFrame>
  ),
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onLogout: fn() } };
export const Partners: Story = {
  args: {
    onLogout: fn(),
    partners: [
      { name: 'Marigold', logo: SQUARE_LOGO, href: 'https://partner.example' },
      { name: 'Four Shapes', logo: WIDE_LOGO, href: null },
    ],
  },
};
export const Visitor: Story = { args: { groups: visitorMenu() } };

export const Folded: Story = {
  args: { onLogout: fn() },
  render: (args) => (
    <AppFrame folded header={undefined} sidebar={<Sidebar {...args} />} tabBar={undefined}>
      {undefined}
    </AppFrame>
  ),
};

export const Drawer: Story = {
  args: { placement: 'drawer', onLogout: fn(), logo: <Logo name="Lotus" image={WIDE_LOGO} /> },
  render: (args) => <Sidebar {...args} />,
};

export const DrawerOfVisitor: Story = {
  args: { placement: 'drawer', groups: visitorMenu() },
  render: (args) => <Sidebar {...args} />,
};
