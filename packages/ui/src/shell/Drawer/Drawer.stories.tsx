import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { LONG_THAI } from '../../games/storyGames.ts';
import { storyPage } from '../../private/story.css.ts';
import { Logo } from '../Logo/Logo.tsx';
import { MemberCard } from '../MemberCard/MemberCard.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { storyAccount } from '../storyAccount.tsx';
import { WIDE_LOGO } from '../storyLogos.ts';
import { memberMenu, storyLanguages, visitorMenu } from '../storyNav.ts';
import { Drawer } from './Drawer.tsx';
import { usage } from './Drawer.usage.ts';

const member = {
  username: 'demo',
  balance: satang(1_284_550),
  depositHref: '#deposit',
  withdrawHref: '#withdraw',
  onBalanceRetry: fn(),
};

const meta = {
  title: 'Shell/Drawer · off-canvas menu',
  id: 'shell-drawer',
  component: Drawer,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage, docs: { story: { inline: false, height: 640 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'เมนู',
    closeLabel: 'ปิด',
    logo: <Logo name="Lotus" image={WIDE_LOGO} />,
    children: (
      <>
        <MemberCard member={member} loginHref="#login" registerHref="#register" />
        <Sidebar
          groups={memberMenu('slot')}
          languages={storyLanguages('th')}
          age={20}
          extra={storyAccount()}
        />
      </>
    ),
  },
  render: (args) => (
    <div className={storyPage}>
      <Drawer {...args} />
    </div>
  ),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Visitor: Story = {
  args: {
    children: (
      <>
        <MemberCard member={null} loginHref="#login" registerHref="#register" />
        <Sidebar groups={visitorMenu()} languages={storyLanguages('th')} age={20} />
      </>
    ),
  },
};
export const LongThai: Story = {
  args: {
    children: (
      <>
        <MemberCard
          member={{ ...member, username: LONG_THAI, balance: satang(99_999_999_999) }}
          loginHref="#login"
          registerHref="#register"
        />
        <Sidebar groups={memberMenu()} languages={storyLanguages('th')} extra={storyAccount()} />
      </>
    ),
  },
};
/** Without a logo its title is visible. */
export const Titled: Story = { args: { logo: undefined } };
