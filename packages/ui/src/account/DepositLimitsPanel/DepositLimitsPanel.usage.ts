import type { Usage } from '../../private/usage.ts';

/** How DepositLimitsPanel is meant to be used. */
export const usage: Usage = {
  summary: 'What a member allows themselves to deposit in a day, a week and a month.',
  when: ['Where a member finds what protects them, beside BreakPanel.'],
  whenNot: [
    'The range of a deposit channel: DepositPanel says it beside the amount.',
    'What of a withdrawal is left for today: WithdrawPanel.',
  ],
  anatomy: {
    row: 'One period: its limit, how much of it is used and left, and when it begins anew.',
    limit: 'The limit that counts now, or that there is none.',
    change: 'Opens the form in the same place.',
    count: 'The bar, what is used and left in words, and when it begins anew.',
    keep: 'Takes a change back that does not count yet.',
    form: 'Another limit.',
    effect: 'When it will count, said before it is saved.',
    save: 'Saves it, once however often it is pressed.',
    cancel: 'Closes the form.',
    remove: 'Asks for no limit, which counts after 24 hours.',
    saved: 'Says that it is saved.',
  },
  keyboard: {
    Tab: 'Change; in the form: amount, save, cancel, remove.',
    Enter: 'In the amount: saves it.',
  },
  words: [
    'Say when a change counts before it is saved: “มีผลทันทีที่บันทึก” (counts as soon as you save it).',
    'Never advise for or against an amount.',
  ],
};
