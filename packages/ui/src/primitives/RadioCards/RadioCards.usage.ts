import type { Usage } from '../../private/usage.ts';

/** Usage guide of RadioCards. */
export const usage: Usage = {
  summary: 'One of a few, each with room for a mark and a second line.',
  when: ['Two to six choices that differ in more than a word: channels, accounts, bonuses.'],
  whenNot: [
    'More than six: Select.',
    'A word each, at once: SegmentedControl.',
    'Any number of them: Checkbox.',
  ],
  anatomy: {
    legend: 'What is chosen among.',
    card: 'One choice; all of it is the target.',
    mark: 'The drawn radio.',
    hint: 'Help shown before choosing.',
    error: 'Replaces the hint.',
  },
  keyboard: {
    'Arrow keys': 'Choose the next or the last one; what is disabled is skipped.',
    Space: 'Chooses the first when nothing is.',
  },
  words: [
    'label is the name, note what decides between them: 50 – 45,000 บาท · เข้าทันที / 50 – 45,000 baht · at once.',
    'A card that cannot be chosen says why in its note.',
  ],
};
