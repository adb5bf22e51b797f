import type { Usage } from '../../private/usage.ts';

/** Usage guide of RadioCards. */
export const usage: Usage = {
  summary: 'One of a few options, each with space for an icon and a description.',
  when: ['Two to six choices that differ in more than a word: channels, accounts, bonuses.'],
  whenNot: [
    'More than six: Select.',
    'Single words with immediate effect: Chips in a row.',
    'Any number of them: Checkbox.',
  ],
  anatomy: {
    legend: 'The name of the group.',
    card: 'One option; all of it is the target.',
    mark: 'The visual radio button.',
    hint: 'Help shown before choosing.',
    error: 'Replaces the hint.',
  },
  keyboard: {
    'Arrow keys': 'Select the next or previous one; disabled ones are skipped.',
    Space: 'Selects the first when none is selected.',
  },
  words: [
    '`label` is the name, `note` the deciding difference: 50 – 45,000 บาท · เข้าทันที / 50 – 45,000 baht · instant.',
    'A disabled card says why in its note.',
  ],
};
