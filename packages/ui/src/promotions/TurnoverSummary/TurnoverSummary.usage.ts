import type { Usage } from '../../private/usage.ts';

/** Usage guide of TurnoverSummary. */
export const usage: Usage = {
  summary: 'What has still to be bet, and what is held back until then.',
  when: ['On top of the bonus page, while a bonus is in progress.'],
  whenNot: ['One bonus: MemberBonusCard.', 'In the withdrawal: WithdrawPanel says it there.'],
  anatomy: { left: 'What has still to be bet.' },
  keyboard: {},
  words: ['Both sums, and what one frees of the other; no hurry.'],
};
