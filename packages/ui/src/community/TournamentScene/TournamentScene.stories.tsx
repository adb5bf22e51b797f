import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyContent } from '../../private/story.css.ts';
import { StoryText } from '../../private/StoryText.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { comingTournament, storyTournament } from '../community.fixtures.ts';
import { TournamentScene } from './TournamentScene.tsx';
import { usage } from './TournamentScene.usage.ts';
import { TournamentSceneSkeleton } from './TournamentSceneSkeleton.tsx';

const meta = {
  title: 'Community/TournamentScene',
  component: TournamentScene,
  tags: ['beta'],
  parameters: { usage },
  args: {
    tournament: storyTournament,
    href: '#tournament',
    action: (
      <LinkButton href="#tournament">
        <StoryText th="เล่นเพื่อเข้าร่วม" en="Play to join" />
      </LinkButton>
    ),
  },
  render: (args) => (
    <div className={storyContent}>
      <TournamentScene {...args} />
    </div>
  ),
} satisfies Meta<typeof TournamentScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const ComingSoon: Story = { args: { tournament: { ...comingTournament, own: null } } };

/** A visitor has no rank. No player has points yet, and there is no image. */
export const NoPlayers: Story = {
  args: { tournament: { ...storyTournament, players: 0, leaders: [], image: null, own: null } },
};

export const Loading: Story = {
  render: () => (
    <div className={storyContent} aria-busy="true">
      <TournamentSceneSkeleton />
    </div>
  ),
};

export const LongThai: Story = {
  args: {
    tournament: {
      ...storyTournament,
      title: 'ฝึ้ ปี่ น้ำ ฏู ญู ทัวร์นาเมนต์ที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่',
      prizePool: satangFromBaht(1_000_000_000),
      players: 5000,
      leaders: storyTournament.leaders.map((row) => ({ ...row, name: 'ฝึ้ปี่น้ำฏูญู***' })),
    },
  },
};
