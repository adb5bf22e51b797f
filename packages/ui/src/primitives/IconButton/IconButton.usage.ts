import type { Usage } from '../../private/usage.ts';

/** Usage guide of IconButton. */
export const usage: Usage = {
  summary: 'An action that is only an icon, where the icon is known to everyone.',
  when: [
    'Close, back, search, menu, refresh, a heart: icons that need no words.',
    'In bars and rows where words have no room.',
  ],
  whenNot: [
    'Anything that costs money or cannot be undone: Button with words.',
    'An icon that has to be explained: Button with iconStart, or a Tooltip beside it.',
  ],
  anatomy: { label: 'Holds the icon; the name stands in aria-label.' },
  keyboard: { 'Enter, Space': 'Presses it.' },
  words: [
    'label says what it does, not what it shows: ปิด / Close, not “X”.',
    'In a list the label names the row: นำ Lucky Koi ออกจากรายการโปรด / Remove Lucky Koi from favourites.',
  ],
};
