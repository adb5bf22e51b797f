import type { Usage } from '../../private/usage.ts';

/** Usage guide of SaveFileButton. */
export const usage: Usage = {
  summary: 'Hands out a text that the browser makes as a file.',
  when: ['A table as it is shown, for a spreadsheet.'],
  whenNot: ['A file that has an address: LinkButton with `download`.'],
  anatomy: { label: 'The words of the button.' },
  keyboard: { 'Enter, Space': 'Saves the file.' },
  words: ['Say what is saved: “ดาวน์โหลด CSV” (Download CSV).'],
};
