import { satang } from '@brand/domain';
import { fn } from 'storybook/test';

/** For stories: the member data in the header. */
export const storyWallet = {
  balance: satang(1_284_550),
  depositHref: '#deposit',
  historyHref: '#history',
  inboxHref: '#notices',
  unread: 3,
  onBalanceRetry: fn(),
};
