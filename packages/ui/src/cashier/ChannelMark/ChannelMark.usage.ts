import type { Usage } from '../../private/usage.ts';

/** How ChannelMark is meant to be used. */
export const usage: Usage = {
  summary: 'The logo of a deposit channel, or a drawn mark of its kind; of USDT with its network.',
  when: ['In front of a channel in a list, and above the amount that is paid through it.'],
  whenNot: ['For a bank account: BankMark.', 'Without the name of the channel: it is decoration.'],
  anatomy: { network: 'Of USDT: the icon of the network, at the corner.' },
  keyboard: {},
  words: ['The name and the range of the channel stand beside it.'],
};
