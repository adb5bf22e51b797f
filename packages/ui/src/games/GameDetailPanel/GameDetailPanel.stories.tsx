import { fn } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { inStoryContent } from '../inStoryContent.tsx';
import { GameRail } from '../GameRail/GameRail.tsx';
import { GameWinList } from '../GameWinList/GameWinList.tsx';
import { RtpTrendPanel } from '../RtpTrendPanel/RtpTrendPanel.tsx';
import { favouriteActions, storyMarks } from '../storyActions.ts';
import { storyGameDetail, storyInfo, storyWins } from '../storyGameDetail.ts';
import { LONG_THAI, storyGames } from '../storyGames.ts';
import { GameDetailPanel } from './GameDetailPanel.tsx';
import { usage } from './GameDetailPanel.usage.ts';
import { GameDetailSkeleton } from './GameDetailSkeleton.tsx';

const meta = {
  title: 'Games/GameDetailPanel',
  component: GameDetailPanel,
  tags: ['beta'],
  parameters: { layout: 'fullscreen', usage },
  args: {
    game: storyGameDetail(),
    actions: favouriteActions,
    providerHref: '#pixel-durian',
    link: 'https://brand.example/game/durian-riot',
  },
  decorators: [inStoryContent],
} satisfies Meta<typeof GameDetailPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const WholePage: Story = {
  args: {
    children: (
      <>
        <RtpTrendPanel info={storyInfo} />
        <GameWinList wins={storyWins} />
        <GameRail
          title="เกมที่คล้ายกัน"
          state={{ status: 'ready', games: storyGames(9).slice(1) }}
          actions={favouriteActions}
        />
      </>
    ),
  },
};

export const Loading: Story = { render: () => <GameDetailSkeleton /> };
export const Unavailable: Story = { args: { game: storyGameDetail({ available: false }) } };

export const Favourite: Story = {
  args: { actions: { ...favouriteActions, marks: storyMarks({ isFavourite: () => true }) } },
};

export const Launching: Story = {
  args: { actions: { ...favouriteActions, marks: storyMarks({ isLaunching: () => true }) } },
};

export const FreeSpinsLeft: Story = { args: { freeSpins: 5 } };
export const Sharing: Story = { args: { onShare: fn() } };

export const NameAlone: Story = {
  args: {
    game: storyGameDetail({
      info: null,
      image: null,
      color: null,
      nameEn: '',
      hot: false,
      isNew: false,
      freeSpin: false,
      demo: false,
    }),
    actions: { playHref: () => '#play' },
  },
};

export const LongThai: Story = {
  args: { game: storyGameDetail({ nameTh: LONG_THAI.repeat(4), nameEn: 'W'.repeat(300) }) },
};
