import type { Usage } from '../../private/usage.ts';

/** How BreakPanel is meant to be used. */
export const usage: Usage = {
  summary: 'A time-out or self-exclusion: its length, what it means, and one confirmation.',
  when: ['Where a member finds the player protection settings, next to DepositLimitsPanel.'],
  whenNot: [
    'The operator has closed the site, or blocked the member: StopNotice.',
    'The break has already started: BreakNotice.',
  ],
  anatomy: {
    meaning: 'The explanation, in three lines.',
    withdraw: 'Link to the page where the balance is withdrawn first.',
    helpline: 'Calls the helpline.',
    next: 'Asks for confirmation once, with the end of the break.',
  },
  keyboard: {
    'Arrow keys': 'Choose a length.',
    Tab: 'Lengths, withdraw, helpline, next.',
    Escape: 'In the dialog: declines.',
  },
  words: [
    'Give the full end: day, month, year and time.',
    'Use a calm tone: no red, no urgency, no persuading to stay or to leave.',
  ],
};
