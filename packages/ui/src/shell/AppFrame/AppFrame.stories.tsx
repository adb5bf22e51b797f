import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyPage } from '../../private/story.css.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { TabBar } from '../TabBar/TabBar.tsx';
import { memberMenu, storyTabs } from '../storyNav.ts';
import { AppFrame } from './AppFrame.tsx';

const meta = {
  title: 'Shell/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <Header
        logo={<Logo name="Lotus" />}
        homeHref="#home"
        member={{
          balance: satang(1_284_550),
          depositHref: '#deposit',
          historyHref: '#history',
          onBalanceRetry: () => undefined,
        }}
        loginHref="#login"
        onMenu={fn()}
      />
    ),
    sidebar: (
      <Sidebar
        groups={memberMenu()}
        otherLanguage={{ locale: 'en', href: '#en' }}
        onLogout={fn()}
      />
    ),
    tabBar: <TabBar items={storyTabs()} />,
    footer: <Footer name="Lotus" />,
    children: (
      <div className={storyPage}>
        <Heading level={1}>หน้าแรก</Heading>
      </div>
    ),
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Folded: Story = { args: { folded: true } };
