import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { comingTournament, endedTournament, storyTournament } from '../community.fixtures.ts';
import { TournamentCard } from './TournamentCard.tsx';
import { usage } from './TournamentCard.usage.ts';
import { TournamentCardSkeleton } from './TournamentCardSkeleton.tsx';

const meta = {
  title: 'Community/TournamentCard',
  component: TournamentCard,
  tags: ['beta'],
  parameters: { usage },
  args: { tournament: storyTournament, href: '#tournament' },
  render: (args) => (
    <div className={storyColumn}>
      <TournamentCard {...args} />
    </div>
  ),
} satisfies Meta<typeof TournamentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ComingSoon: Story = {
  args: {
    tournament: comingTournament,
  },
};

export const Ended: Story = {
  args: {
    tournament: { ...endedTournament, own: { ...storyTournament.own!, rank: 58, prize: null } },
  },
};

export const Loading: Story = {
  render: () => (
    <div className={storyColumn} aria-busy="true">
      <TournamentCardSkeleton />
    </div>
  ),
};

/** It has ended and the member has won a prize. */
export const Won: Story = {
  args: {
    tournament: {
      ...endedTournament,
      own: { ...storyTournament.own!, paidAt: Date.UTC(2026, 0, 11, 17) },
    },
  },
};

/** No player has points yet. */
export const NoPlayers: Story = {
  args: {
    tournament: {
      ...storyTournament,
      players: 0,
      own: { rank: null, points: 0, prize: null, pointsToNext: null, paidAt: null },
    },
  },
};

export const NoImage: Story = {
  args: { tournament: { ...storyTournament, image: null, own: null } },
};

export const LongThai: Story = {
  args: {
    tournament: {
      ...storyTournament,
      title: 'ฝึ้ ปี่ น้ำ ฏู ญู ทัวร์นาเมนต์ที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่',
      prizePool: satangFromBaht(1_000_000_000),
      players: 5000,
    },
  },
};
