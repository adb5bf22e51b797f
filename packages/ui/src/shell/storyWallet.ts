import { satang } from '@brand/domain';
import { fn } from 'storybook/test';

/** For stories: what the header shows of a member. */
export const storyWallet = {
  balance: satang(1_284_550),
  depositHref: '#deposit',
  historyHref: '#history',
  inboxHref: '#notices',
  unread: 3,
  onBalanceRetry: fn(),
};
