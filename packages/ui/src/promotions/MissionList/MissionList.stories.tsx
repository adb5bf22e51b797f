import { collectStart } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { storyContent } from '../../private/story.css.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { depositMission, roundsMission } from '../missions.fixtures.ts';
import { MissionCard } from '../MissionCard/MissionCard.tsx';
import { MissionList } from './MissionList.tsx';
import { usage } from './MissionList.usage.ts';

const card = (mission: typeof depositMission) => (
  <MissionCard
    key={mission.id}
    mission={mission}
    collect={collectStart(null)}
    onCollect={() => {}}
    onRecheck={() => {}}
    href="#games"
  />
);

const meta = {
  title: 'Promotions/MissionList',
  component: MissionList,
  tags: ['beta'],
  parameters: { usage },
  args: {
    state: 'ready',
    onRetry: fn(),
    children: [
      card(depositMission),
      card(roundsMission),
      card({ ...depositMission, id: 'had', state: 'collected' }),
      card({ ...roundsMission, id: 'over', state: 'ended' }),
    ],
  },
  render: (args) => (
    <div className={storyContent}>
      <h2 hidden>Missions</h2>
      <MissionList {...args} />
    </div>
  ),
} satisfies Meta<typeof MissionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = { args: { state: 'error' } };

export const Empty: Story = { args: { state: 'empty' } };

/** A limit of the member is reached: only what was earned. */
export const Protected: Story = {
  args: {
    state: 'protected',
    children: card(depositMission),
    protectionAction: (
      <LinkButton href="#limits" size="sm" variant="ghost">
        ดูวงเงินของคุณ
      </LinkButton>
    ),
  },
};
