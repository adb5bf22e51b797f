import type { Usage } from '../../private/usage.ts';

/** How BankMark is meant to be used. */
export const usage: Usage = {
  summary: 'A bank as its code on its colour.',
  when: ['Beside the name of a bank: an account, a channel, a choice of banks.'],
  whenNot: [
    'Instead of the name: it is decoration and is not read aloud.',
    'For a deposit channel with a logo of its own: ChannelMark.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'The name of the bank stands beside it in full: “ธนาคารกสิกรไทย” (Kasikornbank). Its code is what the mark shows.',
  ],
};
