import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'History, notices, balance and deposit of a member, in the Header.',
  when: ['As the `wallet` of Header, for a member.'],
  whenNot: ['In the menu: MemberCard shows the balance there.'],
  anatomy: {
    history: 'Links to the history; a phone shows it only at home, if there is room.',
    inbox: 'The bell: links to the notices.',
    count: 'Number of unread notices.',
    balance: 'The balance, its placeholder while it loads, or a retry.',
    account: 'The AccountMenu, on wide screens.',
    deposit: 'Links to the deposit; without enough space it is a plus icon.',
  },
  keyboard: { Tab: 'Goes through its links; the balance is text and takes no focus.' },
  words: ['The button is one verb: “ฝากเงิน” (Deposit).'],
};
