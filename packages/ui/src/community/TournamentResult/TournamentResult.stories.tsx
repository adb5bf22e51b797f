import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { endedTournament, storyTournament } from '../community.fixtures.ts';
import { TournamentResult } from './TournamentResult.tsx';
import { usage } from './TournamentResult.usage.ts';

const meta = {
  title: 'Community/TournamentResult',
  component: TournamentResult,
  tags: ['beta'],
  parameters: { usage },
  args: { tournament: { ...endedTournament, own: null }, href: '#tournament' },
  render: (args) => (
    <div className={storyColumn}>
      <TournamentResult {...args} />
    </div>
  ),
} satisfies Meta<typeof TournamentResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The member has won a prize. */
export const Won: Story = {
  args: {
    tournament: {
      ...endedTournament,
      own: { ...storyTournament.own!, paidAt: Date.UTC(2026, 0, 11, 17) },
    },
  },
};

/** Nobody has scored. */
export const NoPlayers: Story = {
  args: { tournament: { ...endedTournament, players: 0, leaders: [], own: null } },
};

/** An API that does not list the first three. */
export const WithoutLeaders: Story = {
  args: { tournament: { ...endedTournament, leaders: [] } },
};

export const LongThai: Story = {
  args: {
    tournament: {
      ...endedTournament,
      title: 'ฝึ้ ปี่ น้ำ ฏู ญู ทัวร์นาเมนต์ที่ชื่อยาวมากจนต้องขึ้นบรรทัดใหม่',
      leaders: endedTournament.leaders.map((row) => ({
        ...row,
        name: 'ฝึ้ปี่น้ำฏูญู***',
        prize: satangFromBaht(1_000_000_000),
      })),
    },
  },
};
