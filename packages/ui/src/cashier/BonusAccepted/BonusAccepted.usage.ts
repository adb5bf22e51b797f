import type { Usage } from '../../private/usage.ts';

/** How BonusAccepted is meant to be used. */
export const usage: Usage = {
  summary: 'The bonus that goes along with a deposit, with what it brings and asks for.',
  when: ['With the QR of a deposit and at its end, where a bonus was chosen.'],
  whenNot: ['To choose one: BonusChoice.', 'A bonus that the member has: MemberBonusCard.'],
  anatomy: {
    credit: 'What it brings.',
    turnover: 'What has to be bet before it can be withdrawn.',
  },
  keyboard: { Tab: 'Goes to the way to the turnover, where there is one.' },
  words: ['The figures of this deposit, as they were when the QR was asked for.'],
};
