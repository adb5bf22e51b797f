import type { Usage } from '../../private/usage.ts';

/** How BonusChoice is meant to be used. */
export const usage: Usage = {
  summary: 'A bonus with the deposit, or none, with what it comes to for the amount that is typed.',
  when: ['In the form of a deposit, under the amount, where its channel brings bonuses.'],
  whenNot: [
    'A bonus that is claimed without a deposit: ClaimDialog.',
    'What was chosen, once the deposit is on its way: BonusAccepted.',
  ],
  anatomy: {
    choice: 'What is chosen; opens all of them in a sheet.',
    value: 'The chosen one, or that none is.',
    card: 'One bonus, or none; none comes first and is chosen until the member chooses another one. A tap chooses and closes.',
    refusal: 'Why the bonus that the member came for cannot be taken.',
    consequence: 'What the chosen one comes to, read aloud when it changes.',
  },
  keyboard: {
    Enter: 'Opens the sheet; in it, closes it.',
    ArrowDown: 'Chooses the next one.',
    ArrowUp: 'Chooses the one before.',
    Escape: 'Closes the sheet.',
  },
  words: [
    'Figures of this deposit, not a promise: “ได้ 550 บาท · เดิมพัน 1,650 บาทก่อนถอนโบนัส” (Get 550 baht · bet 1,650 baht before withdrawing the bonus).',
    'A minimum that is not met is said in place and stops nothing.',
  ],
};
