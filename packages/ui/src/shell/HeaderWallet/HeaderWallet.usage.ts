import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'History, notices, balance and deposit of a member, in the Header.',
  when: ['As the `wallet` of Header, for whoever is logged in.'],
  whenNot: ['In the menu: MemberCard says the balance there.'],
  anatomy: {
    history: 'The way to the history.',
    inbox: 'The bell, on wide screens: the way to the notices.',
    count: 'How many of them have not been read.',
    balance: 'The balance, its shape while it is on its way, or a way to read it again.',
    deposit: 'The way to the deposit; without room for its word it is a plus.',
  },
  keyboard: { Tab: 'Goes through its links; the balance is read, not reached.' },
  words: ['The button is one verb: “ฝากเงิน” (Deposit).'],
};
