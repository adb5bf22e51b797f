import type { Usage } from '../../private/usage.ts';

/** Usage guide of LinkButton. */
export const usage: Usage = {
  summary: 'A link that looks like a button.',
  when: [
    'The main navigation of a view: to the deposit, to the lobby, to sign-up.',
    'Everything that should open in a new tab, be copied as an address or support Back.',
  ],
  whenNot: ['An action without navigation: Button.', 'Within a sentence: a plain link.'],
  anatomy: { label: 'The text.' },
  keyboard: { Enter: 'Follows the link.' },
  words: ['Names the target: ไปหน้าฝากเงิน / Go to deposit, not “Click here”.'],
};
