import type { Usage } from '../../private/usage.ts';

/** How ChannelMark is meant to be used. */
export const usage: Usage = {
  summary:
    'The logo of a deposit channel, or a placeholder icon of its kind; for USDT with the network icon.',
  when: ['In front of a channel in a list, and above the amount to pay through it.'],
  whenNot: [
    'For a bank account: BankMark.',
    'Without the name of the channel: the logo is decorative.',
  ],
  anatomy: { network: 'USDT only: the network icon, at the corner.' },
  keyboard: {},
  words: ['The name and the range of the channel are next to it.'],
};
