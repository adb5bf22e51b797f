import type { Usage } from '../../private/usage.ts';

/** Usage guide of TurnoverSummary. */
export const usage: Usage = {
  summary: 'The remaining turnover, and the amount that is held back until then.',
  when: ['At the top of the bonus page, while a bonus is in progress.'],
  whenNot: ['One bonus: MemberBonusCard.', 'In the withdrawal: WithdrawPanel shows it there.'],
  anatomy: { left: 'The remaining turnover.' },
  keyboard: {},
  words: ['Both amounts and how they relate; no time pressure.'],
};
