import type { Usage } from '../../private/usage.ts';

/** How BonusChoice is meant to be used. */
export const usage: Usage = {
  summary: 'Selects a deposit bonus or none, with the resulting figures for the entered amount.',
  when: ['In the deposit form below the amount, if the channel offers bonuses.'],
  whenNot: [
    'For a bonus that is claimed without a deposit: ClaimDialog.',
    'For the selected bonus of a pending deposit: BonusAccepted.',
  ],
  anatomy: {
    choice: 'The current selection; opens the sheet with all bonuses.',
    value: 'The selected bonus, or the text for no bonus.',
    card: 'One bonus or none. No bonus comes first and is selected by default. A tap selects and closes.',
    refusal: 'Why the requested bonus is unavailable.',
    consequence: 'The figures of the selected bonus, announced when they change.',
  },
  keyboard: {
    Enter: 'Opens the sheet; in the sheet, closes it.',
    ArrowDown: 'Selects the next one.',
    ArrowUp: 'Selects the previous one.',
    Escape: 'Closes the sheet.',
  },
  words: [
    'Give the figures of this deposit, not a promise: “ได้ 550 บาท · เดิมพัน 1,650 บาทก่อนถอนโบนัส” (Get 550 baht · bet 1,650 baht before withdrawing the bonus).',
    'Show an unmet minimum in place. It does not block the form.',
  ],
};
