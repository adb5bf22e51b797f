import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { LONG_THAI } from '../../games/storyGames.ts';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SQUARE_LOGO } from '../storyLogos.ts';
import { Header } from './Header.tsx';
import { usage } from './Header.usage.ts';

const member = {
  balance: satang(1_284_550),
  depositHref: '#deposit',
  historyHref: '#history',
  onBalanceRetry: fn(),
};

const meta = {
  title: 'Shell/Header',
  component: Header,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    logo: <Logo name="Lotus" image={SQUARE_LOGO} />,
    homeHref: '#home',
    member,
    loginHref: '#login',
    registerHref: '#register',
    onMenu: fn(),
  },
  // In the frame, which gives it its height and its ground.
  render: (args) => (
    <AppFrame header={<Header {...args} />} sidebar={undefined} tabBar={undefined}>
      {undefined}
    </AppFrame>
  ),
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const BalanceLoading: Story = { args: { member: { ...member, balance: null } } };
export const BalanceUnknown: Story = { args: { member: { ...member, balance: 'unknown' } } };
export const LargeBalance: Story = {
  args: { member: { ...member, balance: satang(123_456_789_00) } },
};
export const Visitor: Story = { args: { member: null } };
export const VisitorWithoutRegistration: Story = { args: { member: null, registerHref: null } };
export const LoginPage: Story = { args: { member: null, loginHref: null, registerHref: null } };
export const Title: Story = { args: { title: 'ฝากเงิน' } };
export const LongThai: Story = { args: { title: LONG_THAI, logo: <Logo name="ล็อตเตอรี่ออนไลน์" /> } };
