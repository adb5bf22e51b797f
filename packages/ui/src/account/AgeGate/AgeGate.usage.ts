import type { Usage } from '../../private/usage.ts';

/** How AgeGate is meant to be used. */
export const usage: Usage = {
  summary: 'Asks a visitor for the minimum age before they use the site.',
  when: ['The law or the operator wants an answer before the first use on a device.'],
  whenNot: [
    'For members: their age is checked at sign-up.',
    'Another question with an answer: AlertDialog.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it does nothing.',
    header: 'The question, or that the visitor has to wait.',
    body: 'Whom the site is for, or when the visitor may come back.',
    refuse: 'Says that the visitor is too young.',
    confirm: 'Says that the visitor is old enough.',
    again: 'Back to the question, after a wrong press.',
    helpline: 'Calls the helpline; only after “no”.',
  },
  keyboard: {
    Escape: 'Does nothing.',
    'Tab, Shift + Tab': 'Moves between the two answers.',
  },
  words: ['Ask one plain question. Never ask for a date of birth that no one checks.'],
};
