import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A word that marks a thing.',
  when: [
    'A state in a list: successful, in progress, refused.',
    'What is special about a game: new, hot, free spin. At most two on one card.',
  ],
  whenNot: [
    'Something that is pressed: take Chip.',
    'News in sentences: take Banner.',
    'A number of unread things beside a menu entry: the shell does that.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'One word, two at most: “สำเร็จ” (Successful), “มาใหม่” (New).',
    'The word carries the meaning; the colour repeats it.',
  ],
};
