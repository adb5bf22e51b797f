import { type Game, type GameType, type ShippedLocale, satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';

import { BannerCarousel } from '../../games/BannerCarousel/BannerCarousel.tsx';
import { CategoryChips } from '../../games/CategoryChips/CategoryChips.tsx';
import { GameRail, type GameRailProps } from '../../games/GameRail/GameRail.tsx';
import { ProviderStrip } from '../../games/ProviderStrip/ProviderStrip.tsx';
import { storyWins } from '../../games/storyGameDetail.ts';
import { STORY_GAMES, STORY_PROVIDERS, storyBanners, storyGame } from '../../games/storyGames.ts';
import { WinsRail } from '../../games/WinsRail/WinsRail.tsx';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { HeaderWallet, type HeaderWalletProps } from '../HeaderWallet/HeaderWallet.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { TabBar } from '../TabBar/TabBar.tsx';
import { SQUARE_LOGO } from '../storyLogos.ts';
import { storyAccount } from '../storyAccount.tsx';
import { memberMenu, storyKinds, storyTabs, visitorMenu, storyLanguages } from '../storyNav.ts';
import * as css from './LobbyPage.css.ts';
import { favouriteActions, storyActions } from '../../games/storyActions.ts';

interface LobbyPageProps {
  member: HeaderWalletProps | null;
  loading?: boolean;
}

interface RailWords {
  id: string;
  th: string;
  en: string;
  takes: (game: Game) => boolean;
  look?: Pick<GameRailProps, 'mark' | 'ranked' | 'size'>;
}

const ofType = (type: GameType) => (game: Game) => game.type === type;

const RAILS: readonly RailWords[] = [
  {
    id: 'hot',
    th: 'เกมยอดนิยม',
    en: 'Popular games',
    takes: ({ hot }) => hot,
    look: { ranked: true },
  },
  { id: 'new', th: 'เกมมาใหม่', en: 'New games', takes: ({ isNew }) => isNew, look: { size: 'lg' } },
  { id: 'freespin', th: 'เกมฟรีสปิน', en: 'Free spin games', takes: ({ freeSpin }) => freeSpin },
  { id: 'slot', th: 'สล็อต', en: 'Slots', takes: ofType('slot') },
  { id: 'casino', th: 'คาสิโน', en: 'Casino', takes: ofType('casino') },
  {
    id: 'fishing',
    th: 'ยิงปลา',
    en: 'Fishing',
    takes: ofType('fishing'),
    look: { size: 'sm' },
  },
  {
    id: 'aurum-table',
    th: 'Aurum Table',
    en: 'Aurum Table',
    takes: ({ provider }) => provider.id === 'aurum-table',
    look: { mark: '/art/providers/aurum-table.svg' },
  },
];

/** The complete home page as a site composes it. */
function LobbyPage({ member, loading = false }: LobbyPageProps) {
  const locale: ShippedLocale = useIntl().locale === 'en' ? 'en' : 'th';
  const [folded, setFolded] = useState(false);
  return (
    <AppFrame
      folded={folded}
      header={
        <Header
          kind="home"
          search={<SearchField value="" onValueChange={fn()} onSearch={fn()} shortcut />}
          logo={<Logo name="Lotus" image={SQUARE_LOGO} />}
          homeHref="#home"
          wallet={member && <HeaderWallet {...member} />}
          loginHref="#login"
          registerHref="#register"
          onMenu={() => setFolded(!folded)}
        />
      }
      subheader={<SearchField value="" onValueChange={fn()} onSearch={fn()} />}
      sidebar={
        <Sidebar
          groups={member ? memberMenu() : visitorMenu()}
          languages={storyLanguages(locale)}
          extra={member && storyAccount()}
        />
      }
      tabBar={<TabBar items={storyTabs()} />}
      footer={<Footer name="Lotus" helpline={{ name: 'สายด่วนสุขภาพจิต', phone: '1323' }} />}
    >
      <div className={css.lobby}>
        <BannerCarousel
          state={
            loading ? { status: 'loading' } : { status: 'ready', banners: storyBanners(locale) }
          }
          hrefOf={(path) => `#${path}`}
        />
        <CategoryChips items={storyKinds()} />
        {RAILS.map((rail, index) => (
          <GameRail
            key={rail.id}
            {...rail.look}
            title={rail[locale]}
            state={
              loading
                ? { status: 'loading' }
                : { status: 'ready', games: STORY_GAMES.filter(rail.takes).slice(0, 16) }
            }
            moreHref={`#list-${rail.id}`}
            actions={member ? favouriteActions : storyActions}
            eager={index === 0}
          />
        ))}
        <WinsRail
          state={
            loading
              ? { status: 'loading' }
              : {
                  status: 'ready',
                  wins: storyWins.map((win, at) => ({
                    ...win,
                    game: STORY_GAMES[at * 2] ?? storyGame(),
                  })),
                }
          }
          hrefOf={({ code }) => `#${code}`}
        />
        <ProviderStrip
          state={loading ? { status: 'loading' } : { status: 'ready', providers: STORY_PROVIDERS }}
          hrefOf={({ code }) => `#list-${code}`}
        />
      </div>
    </AppFrame>
  );
}

const member: HeaderWalletProps = {
  balance: satang(1_284_550),
  depositHref: '#deposit',
  onBalanceRetry: () => undefined,
  historyHref: '#history',
};

const meta = {
  title: 'Shell/LobbyPage · home page',
  id: 'shell-lobbypage',
  component: LobbyPage,
  args: { member },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LobbyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Visitor: Story = { args: { member: null } };
export const Loading: Story = { args: { member: { ...member, balance: null }, loading: true } };
