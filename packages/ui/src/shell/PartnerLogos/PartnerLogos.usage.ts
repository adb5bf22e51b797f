import type { Usage } from '../../private/usage.ts';

/** Usage guide of PartnerLogos. */
export const usage: Usage = {
  summary: 'The logos of partners in a row.',
  when: ['At the end of the menu page of a phone.'],
  whenNot: ['Beside a page: Sidebar has them at its foot.'],
  anatomy: {},
  keyboard: { 'Tab, Enter': 'Goes to a partner and opens its site in another tab.' },
  words: ['The name of a partner is read in place of its logo.'],
};
