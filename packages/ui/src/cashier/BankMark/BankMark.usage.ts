import type { Usage } from '../../private/usage.ts';

/** How BankMark is meant to be used. */
export const usage: Usage = {
  summary: 'A bank logo: the bank code on the bank colour, in the shape of the brand.',
  when: ['Next to the name of a bank: an account, a channel, a choice of banks.'],
  whenNot: [
    'Instead of the name: it is decorative and hidden from screen readers.',
    'For a deposit channel with its own logo: ChannelMark.',
    'To identify a bank below 40 px: letters could not be read there, so it has none.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'Show the full bank name next to it: “ธนาคารกสิกรไทย” (Kasikornbank). The logo contains only the code.',
  ],
};
