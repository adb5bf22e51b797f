import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { StoryText } from '../../private/StoryText.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { comingTournament, endedTournament, storyTournament } from '../community.fixtures.ts';
import { TournamentHead } from './TournamentHead.tsx';
import { usage } from './TournamentHead.usage.ts';

const meta = {
  title: 'Community/TournamentHead',
  component: TournamentHead,
  tags: ['beta'],
  parameters: { usage },
  args: {
    tournament: storyTournament,
    action: (
      <LinkButton href="#games">
        <StoryText th="ดูเกมที่นับแต้ม" en="See the games that count" />
      </LinkButton>
    ),
  },
  render: (args) => (
    <div className={storyColumn}>
      <TournamentHead {...args} />
    </div>
  ),
} satisfies Meta<typeof TournamentHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** On the last day the clock shows hours, minutes and seconds. */
export const LastHour: Story = {
  args: { tournament: { ...storyTournament, endsAt: Date.UTC(2026, 0, 15, 3, 15) } },
};

export const ComingSoon: Story = {
  args: {
    tournament: comingTournament,
  },
};

export const Ended: Story = {
  args: { tournament: endedTournament, action: null },
};

/** No players yet, and no image. */
export const NoPlayers: Story = {
  args: { tournament: { ...storyTournament, players: 0, image: null } },
};

/** A long name and a prize pool of ten digits. */
export const LongThai: Story = {
  args: {
    tournament: {
      ...storyTournament,
      title: 'ฝึ้ ปี่ น้ำ ฏู ญู ทัวร์นาเมนต์ที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่',
      summary: 'ฝึ้ ปี่ น้ำ ฏู ญู '.repeat(12),
      prizePool: satangFromBaht(1_000_000_000),
      players: 5000,
    },
  },
};
