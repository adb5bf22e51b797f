import type { Usage } from '../../private/usage.ts';

/** How BreakPanel is meant to be used. */
export const usage: Usage = {
  summary: 'A time-out or self-exclusion: how long, what it means, and one question.',
  when: ['Where a member finds what protects them, beside DepositLimitsPanel.'],
  whenNot: [
    'Somebody has closed the site, or a member’s use of it: StopNotice.',
    'The break has begun: BreakNotice.',
  ],
  anatomy: {
    meaning: 'What it means, in three lines.',
    withdraw: 'To the page where the balance is withdrawn first.',
    helpline: 'Calls the help line.',
    next: 'Asks once, with the end of the break.',
  },
  keyboard: {
    'Arrow keys': 'Choose a length.',
    Tab: 'Lengths, withdraw, help line, next.',
    Escape: 'In the question: not now.',
  },
  words: [
    'Name the end in full, with day, month, year and time.',
    'Calm and plain: no red, no hurry, no persuading to stay or to go.',
  ],
};
