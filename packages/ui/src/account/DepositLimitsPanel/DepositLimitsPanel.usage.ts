import type { Usage } from '../../private/usage.ts';

/** How DepositLimitsPanel is meant to be used. */
export const usage: Usage = {
  summary: 'The deposit limits that a member sets per day, week and month.',
  when: ['Where a member finds the player protection settings, next to BreakPanel.'],
  whenNot: [
    'For the range of a deposit channel: DepositPanel shows it next to the amount.',
    'For the remaining withdrawal limit of today: WithdrawPanel.',
  ],
  anatomy: {
    row: 'One period: its limit, the amount used and left, and the reset time.',
    limit: 'The current limit, or the statement that there is none.',
    change: 'Opens the form in the same place.',
    count: 'The bar, the amount used and left as text, and the reset time.',
    keep: 'Cancels a pending change.',
    form: 'The form for a new limit.',
    effect: 'When the new limit takes effect, shown before it is saved.',
    save: 'Saves the limit. Repeated presses send one request.',
    cancel: 'Closes the form.',
    remove: 'Removes the limit, which takes effect after 24 hours.',
    saved: 'The message that the limit is saved.',
  },
  keyboard: {
    Tab: 'Change; in the form: amount, save, cancel, remove.',
    Enter: 'In the amount field: saves the limit.',
  },
  words: [
    'State when a change takes effect before it is saved: “มีผลทันทีที่บันทึก” (counts as soon as you save it).',
    'Never recommend a higher or lower amount.',
  ],
};
