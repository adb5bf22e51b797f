import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_THAI } from '../../games/storyGames.ts';
import { storySmallPhone } from '../../private/story.css.ts';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { HeaderWallet } from '../HeaderWallet/HeaderWallet.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SQUARE_LOGO } from '../storyLogos.ts';
import { storyWallet } from '../storyWallet.ts';
import { Header } from './Header.tsx';
import { usage } from './Header.usage.ts';

const meta = {
  title: 'Shell/Header · navbar, app bar',
  id: 'shell-header',
  component: Header,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    kind: 'home',
    logo: <Logo name="Lotus" image={SQUARE_LOGO} />,
    homeHref: '#home',
    title: 'สล็อต',
    wallet: <HeaderWallet {...storyWallet} />,
    loginHref: '#login',
    registerHref: '#register',
    onMenu: fn(),
    search: <SearchField value="" onValueChange={fn()} onSearch={fn()} shortcut />,
  },
  // Rendered in the frame, which sets its height and surface.
  render: (args) => (
    <AppFrame header={<Header {...args} />} sidebar={undefined} tabBar={undefined}>
      {undefined}
    </AppFrame>
  ),
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = { wallet: null };
const search = { searchHref: '#search' };

export const Default: Story = { tags: ['matrix'] };
export const BalanceLoading: Story = {
  args: { wallet: <HeaderWallet {...storyWallet} balance={null} /> },
};
export const BalanceUnknown: Story = {
  args: { wallet: <HeaderWallet {...storyWallet} balance="unknown" /> },
};
export const LargeBalance: Story = {
  args: { wallet: <HeaderWallet {...storyWallet} balance={satang(999_999_99)} /> },
};
export const HugeBalance: Story = {
  args: { wallet: <HeaderWallet {...storyWallet} balance={satang(123_456_789_00)} /> },
};
export const Visitor: Story = { args: visitor };
export const VisitorWithoutRegistration: Story = { args: { ...visitor, registerHref: null } };
export const Responsive: Story = { args: { kind: 'responsive', ...search } };
export const ResponsiveVisitor: Story = { args: { kind: 'responsive', ...visitor, ...search } };
/** On a small phone the word of log in has no room next to a title: an icon replaces it. */
export const NarrowVisitor: Story = {
  args: { kind: 'responsive', ...visitor, ...search },
  decorators: [
    (Story) => (
      <div className={storySmallPhone}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const login = canvasElement.querySelector<HTMLElement>('[data-part=login]');
    const icon = login?.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.width).toBe(24);
    await expect(login?.offsetWidth).toBe(44);
    await expect(login).toHaveAccessibleName();
  },
};
export const Title: Story = {
  args: {
    kind: 'title',
    title: 'ฝากเงิน',
    wallet: <HeaderWallet {...storyWallet} depositHref={null} />,
  },
};
export const TitleVisitor: Story = { args: { kind: 'title', title: 'เมนู', ...visitor } };
export const Joining: Story = {
  args: {
    kind: 'title',
    title: 'เข้าสู่ระบบ',
    ...visitor,
    loginHref: null,
    closeHref: '#home',
  },
};
export const JoiningWithLogin: Story = {
  args: {
    kind: 'title',
    title: 'สมัครสมาชิก',
    ...visitor,
    registerHref: null,
    closeHref: '#home',
  },
};
export const Start: Story = {
  args: { kind: 'start', title: 'ตั้งรหัสผ่านใหม่', closeHref: '#home' },
};
export const LongThai: Story = {
  args: {
    kind: 'responsive',
    title: LONG_THAI,
    logo: <Logo name="ล็อตเตอรี่ออนไลน์" />,
    wallet: <HeaderWallet {...storyWallet} balance={satang(999_999_99)} />,
    ...search,
  },
};
