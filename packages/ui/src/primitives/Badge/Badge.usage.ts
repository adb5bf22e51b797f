import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A label on an item.',
  when: [
    'A state in a list: successful, in progress, refused.',
    'A property of a game: new, hot, free spin. At most two on one card.',
  ],
  whenNot: [
    'Something clickable: use Chip.',
    'A message in sentences: use Banner.',
    'A number of unread items at a menu entry: the shell has its own badge.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'One word, two at most: “สำเร็จ” (Successful), “มาใหม่” (New).',
    'The text carries the meaning; the colour only supports it.',
  ],
};
