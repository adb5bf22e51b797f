import type { Usage } from '../../private/usage.ts';

/** Usage guide of PartnerLogos. */
export const usage: Usage = {
  summary: 'The logos of partners in a row.',
  when: ['At the end of the menu page of a phone.'],
  whenNot: ['Next to a page: Sidebar has them at its end.'],
  anatomy: {},
  keyboard: { 'Tab, Enter': 'Goes to a partner and opens its site in a new tab.' },
  words: ['The name of a partner is the alternative text of its logo.'],
};
