import type { Usage } from '../../private/usage.ts';

/** Usage guide of LinkButton. */
export const usage: Usage = {
  summary: 'A link that looks like a button: it goes somewhere.',
  when: [
    'The main way on from a view: to the deposit, to the lobby, to sign-up.',
    'Everything that should open in a new tab, be copied as an address or be gone back from.',
  ],
  whenNot: [
    'Something happens without going anywhere: Button.',
    'Within a sentence: a plain link.',
  ],
  anatomy: { label: 'The words.' },
  keyboard: { Enter: 'Follows it.' },
  words: ['Says where it goes: ไปหน้าฝากเงิน / Go to deposit, not “Click here”.'],
};
