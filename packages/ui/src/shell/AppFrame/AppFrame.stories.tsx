import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { HeaderWallet } from '../HeaderWallet/HeaderWallet.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { TabBar } from '../TabBar/TabBar.tsx';
import { SQUARE_LOGO } from '../storyLogos.ts';
import { storyAccount } from '../storyAccount.tsx';
import { memberMenu, storyTabs, storyLanguages } from '../storyNav.ts';
import { AppFrame } from './AppFrame.tsx';
import { usage } from './AppFrame.usage.ts';

const meta = {
  title: 'Shell/AppFrame · layout, shell',
  id: 'shell-appframe',
  component: AppFrame,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    header: (
      <Header
        kind="home"
        search={<SearchField value="" onValueChange={fn()} onSearch={fn()} shortcut />}
        logo={<Logo name="Lotus" image={SQUARE_LOGO} />}
        homeHref="#home"
        wallet={
          <HeaderWallet
            balance={satang(1_284_550)}
            depositHref="#deposit"
            historyHref="#history"
            onBalanceRetry={() => undefined}
          />
        }
        loginHref="#login"
        onMenu={fn()}
      />
    ),
    subheader: <SearchField value="" onValueChange={fn()} onSearch={fn()} />,
    sidebar: (
      <Sidebar
        groups={memberMenu()}
        languages={storyLanguages('th')}
        age={20}
        extra={storyAccount()}
      />
    ),
    tabBar: <TabBar items={storyTabs()} />,
    footer: <Footer name="Lotus" helpline={{ name: 'สายด่วนสุขภาพจิต', phone: '1323' }} />,
    children: (
      <div className={storyPage}>
        <Heading level={1}>หน้าแรก</Heading>
      </div>
    ),
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Folded: Story = { args: { folded: true } };
export const Unfolded: Story = { args: { folded: false } };
/** Grids and rows of games on a large screen. The footer has the same edges. */
export const Wide: Story = {
  tags: ['behaviour'],
  args: { wide: true },
  play: async ({ canvas }) => {
    for (const role of ['main', 'contentinfo'] as const) {
      const { maxWidth } = getComputedStyle(canvas.getByRole(role));
      await expect(Number.parseFloat(maxWidth)).toBeGreaterThanOrEqual(1536);
    }
  },
};

export const Bare: Story = { args: { bare: true } };
