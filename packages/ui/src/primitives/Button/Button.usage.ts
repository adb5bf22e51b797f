import type { Usage } from '../../private/usage.ts';

/** Usage guide of Button. */
export const usage: Usage = {
  summary: 'An action on the current page.',
  when: [
    'The one main action of a view: solid and accent. Only one of them is visible.',
    'Secondary actions: soft or outline; within text or a row: ghost.',
    'An action that cannot be undone: tone danger, followed by an AlertDialog.',
  ],
  whenNot: [
    'It opens another address: LinkButton, so that it can open in a new tab and is announced as a link.',
    'Only an icon: IconButton.',
    'One of several that stays selected: Chip or Tabs.',
  ],
  anatomy: {
    label: 'The label, a verb first.',
    busy: 'The spinner that replaces it while loading; width and focus are kept.',
  },
  keyboard: { 'Enter, Space': 'Presses it; nothing while it is loading.' },
  words: [
    'A verb and its object: ยืนยันการถอน / Confirm withdrawal, not “OK”.',
    'The label does not change while loading.',
    'Two to four words; Thai without a full stop and without ครับ or ค่ะ.',
  ],
};
