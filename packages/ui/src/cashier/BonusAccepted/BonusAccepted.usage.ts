import type { Usage } from '../../private/usage.ts';

/** How BonusAccepted is meant to be used. */
export const usage: Usage = {
  summary: 'The bonus of a deposit, with its credit and required turnover.',
  when: ['With the QR code of a deposit and in its result, if a bonus was selected.'],
  whenNot: [
    'To choose a bonus: BonusChoice.',
    'For an active bonus of the member: MemberBonusCard.',
  ],
  anatomy: {
    credit: 'The credit of the bonus.',
    turnover: 'The turnover required before withdrawal.',
  },
  keyboard: { Tab: 'Moves to the turnover link, if there is one.' },
  words: ['Show the figures of this deposit as they were when the QR code was requested.'],
};
