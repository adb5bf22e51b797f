import type { Usage } from '../../private/usage.ts';

/** Usage guide of IconButton. */
export const usage: Usage = {
  summary: 'A button with only a well-known icon.',
  when: [
    'Close, back, search, menu, refresh, favourite: icons that need no text.',
    'In bars and rows without space for text.',
  ],
  whenNot: [
    'An action that costs money or cannot be undone: Button with text.',
    'An icon that has to be explained: Button with iconStart, or a Tooltip next to it.',
  ],
  anatomy: { label: 'Contains the icon; the name is in aria-label.' },
  keyboard: { 'Enter, Space': 'Presses it.' },
  words: [
    '`label` says what it does, not what it shows: ปิด / Close, not “X”.',
    'In a list the label names the row: นำ Lucky Koi ออกจากรายการโปรด / Remove Lucky Koi from favourites.',
  ],
};
