import { satang } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_THAI } from '../../games/storyGames.ts';
import { storyNarrow, storySmallPhone } from '../../private/story.css.ts';
import { withLargeText } from '../../private/withLargeText.ts';
import { MemberCard } from './MemberCard.tsx';
import { usage } from './MemberCard.usage.ts';

const member = {
  username: 'demo',
  balance: satang(1_284_550),
  depositHref: '#deposit',
  withdrawHref: '#withdraw',
  onBalanceRetry: fn(),
};

const meta = {
  title: 'Shell/MemberCard',
  component: MemberCard,
  tags: ['stable'],
  parameters: { usage },
  args: { member, loginHref: '#login', registerHref: '#register' },
} satisfies Meta<typeof MemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Waiting: Story = { args: { member: { ...member, balance: null } } };
export const Unknown: Story = { args: { member: { ...member, balance: 'unknown' } } };
export const Visitor: Story = { args: { member: null } };
export const RegistrationClosed: Story = { args: { member: null, registerHref: null } };
export const LongThai: Story = {
  args: { member: { ...member, username: LONG_THAI, balance: satang(99_999_999_999) } },
  render: (args) => (
    <div className={storyNarrow}>
      <MemberCard {...args} />
    </div>
  ),
};

/** A large balance at a large text size stays within its card. */
export const LargeText: Story = {
  tags: ['behaviour'],
  args: { member: { ...member, balance: satang(9_999_999_999) } },
  render: (args) => (
    <div className={storySmallPhone}>
      <MemberCard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const end = (part: string) =>
      canvasElement.querySelector(part)?.getBoundingClientRect().right ?? 0;
    await withLargeText(() =>
      expect(end('[data-component=money]')).toBeLessThanOrEqual(end('[data-part=balance]')),
    );
  },
};
