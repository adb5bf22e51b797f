import type { Usage } from '../../private/usage.ts';

/** Usage guide of Button. */
export const usage: Usage = {
  summary: 'An action: something happens where one is.',
  when: [
    'The one main action of a view: solid, accent, and only one of them in sight.',
    'Beside it: soft or outline; within text or a row: ghost.',
    'What cannot be undone: tone danger, and an AlertDialog behind it.',
  ],
  whenNot: [
    'It goes to another address: LinkButton, so that it opens in a new tab and is read as a link.',
    'Only an icon: IconButton.',
    'One of several that stays chosen: SegmentedControl, Chip or Tabs.',
  ],
  anatomy: {
    label: 'The words, a verb first.',
    busy: 'The spinner in their place while loading; width and focus stay.',
  },
  keyboard: { 'Enter, Space': 'Presses it; nothing while it is loading.' },
  words: [
    'A verb, then what it acts on: ยืนยันการถอน / Confirm withdrawal, not “OK”.',
    'The words do not change while it is loading.',
    'Two to four words; Thai without a full stop and without ครับ or ค่ะ.',
  ],
};
