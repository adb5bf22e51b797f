import { satangFromBaht } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { comingTournament, storyTournament } from '../community.fixtures.ts';
import { TournamentHighlight } from './TournamentHighlight.tsx';
import { usage } from './TournamentHighlight.usage.ts';

const HOUR = 3_600_000;

const meta = {
  title: 'Community/TournamentHighlight',
  component: TournamentHighlight,
  tags: ['beta'],
  parameters: { usage },
  args: {
    tournament: { ...storyTournament, own: null, endsAt: NOW + 2.2 * HOUR },
    href: '#tournament',
    invites: 'learn',
    others: { count: 2, href: '#all' },
  },
  render: (args) => (
    <div className={storyColumn}>
      <TournamentHighlight {...args} />
    </div>
  ),
} satisfies Meta<typeof TournamentHighlight>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For a visitor. */
export const Default: Story = {};

/** For a member without points. */
export const Join: Story = {
  args: {
    tournament: { ...storyTournament, own: { ...storyTournament.own!, rank: null, points: 0 } },
    invites: 'join',
  },
};

/** The member takes part. */
export const Ranked: Story = { args: { tournament: storyTournament, invites: 'join' } };

/** It invites to nothing. */
export const Details: Story = { args: { invites: 'details', others: null } };

export const ComingSoon: Story = { args: { tournament: comingTournament, others: null } };

export const NoImage: Story = { args: { tournament: { ...storyTournament, image: null } } };

export const LongThai: Story = {
  args: {
    tournament: {
      ...storyTournament,
      title: 'ฝึ้ ปี่ น้ำ ฏู ญู ทัวร์นาเมนต์ที่ชื่อยาวมากจนต้องตัดท้าย',
      prizePool: satangFromBaht(1_000_000_000),
      own: { ...storyTournament.own!, rank: 1234, points: 9_876_543 },
    },
    others: { count: 12, href: '#all' },
  },
};
