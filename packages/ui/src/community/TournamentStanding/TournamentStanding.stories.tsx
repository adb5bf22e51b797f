import { satangFromBaht, type TournamentOwn } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { StoryText } from '../../private/StoryText.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { storyTournament } from '../community.fixtures.ts';
import { TournamentStanding } from './TournamentStanding.tsx';
import { usage } from './TournamentStanding.usage.ts';

const own = storyTournament.own as TournamentOwn;
const none: TournamentOwn = {
  rank: null,
  points: 0,
  prize: null,
  pointsToNext: null,
  paidAt: null,
};
const action = (
  <LinkButton href="#login">
    <StoryText th="เข้าสู่ระบบ" en="Log in" />
  </LinkButton>
);

const meta = {
  title: 'Community/TournamentStanding',
  component: TournamentStanding,
  tags: ['beta'],
  parameters: { usage },
  args: { own, state: 'active', players: 66 },
  render: (args) => (
    <div className={storyColumn}>
      <TournamentStanding {...args} />
    </div>
  ),
} satisfies Meta<typeof TournamentStanding>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Visitor: Story = { args: { own: null, action } };
export const WithoutPoints: Story = { args: { own: none } };
export const NotStarted: Story = { args: { own: none, state: 'comingSoon', players: 0 } };
export const WithoutPrize: Story = { args: { own: { ...own, rank: 58, prize: null } } };
export const Leading: Story = {
  args: { own: { ...own, rank: 1, pointsToNext: null, prize: satangFromBaht(30_000) } },
};
export const Paid: Story = {
  args: { state: 'ended', own: { ...own, pointsToNext: null, paidAt: Date.UTC(2026, 0, 15, 2) } },
};
export const Unpaid: Story = { args: { state: 'ended', own: { ...own, pointsToNext: null } } };
export const NothingWon: Story = {
  args: { state: 'ended', own: { ...own, rank: 58, prize: null } },
};
export const NotJoined: Story = { args: { state: 'ended', own: none } };

/** A prize of ten digits among five thousand players. */
export const GreatFigures: Story = {
  args: {
    players: 5000,
    own: {
      rank: 4321,
      points: 1_234_567_890,
      prize: satangFromBaht(1_000_000_000),
      pointsToNext: 987_654,
      paidAt: null,
    },
  },
};
