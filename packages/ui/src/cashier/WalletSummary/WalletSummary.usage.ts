import type { Usage } from '../../private/usage.ts';

/** How WalletSummary is meant to be used. */
export const usage: Usage = {
  summary: 'What a member checks while depositing or withdrawing, beside the steps on a desktop.',
  when: [
    'In the second column of a deposit or a withdrawal, from 1024 px on.',
    'Next to a panel that shows the balance itself: leave `balance` out.',
  ],
  whenNot: [
    'On a phone: the steps are the page, and everything in the summary has its own page.',
    'For the amounts of the payment itself: they belong to the panel of the step.',
  ],
  anatomy: {
    balance: 'The balance, and the member’s own limits.',
    limits: 'What is left of each limit that is set, with a link to change it.',
    bonuses: 'Bonuses that can be used now. Without one there is no section.',
    recent: 'The latest transactions, with a link to all.',
    entry: 'One transaction: kind, amount, time, status.',
    help: 'Answers to what is asked most often here.',
  },
  keyboard: { Tab: 'through the links' },
  words: [
    'Limits say what is left, then the whole: “เหลือ 5,400 จาก 10,000 บาท” (5,400 of 10,000 baht left).',
    'Help links are the question as a member would ask it: “ฝากแล้วยอดไม่เข้า” (A deposit has not arrived).',
  ],
};
