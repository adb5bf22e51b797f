import type { Usage } from '../../private/usage.ts';

/** Usage guide of SaveFileButton. */
export const usage: Usage = {
  summary: 'Downloads a text as a file that is created in the browser.',
  when: ['A table in its current view, for a spreadsheet.'],
  whenNot: ['A file with an address: LinkButton with `download`.'],
  anatomy: { label: 'The text of the button.' },
  keyboard: { 'Enter, Space': 'Saves the file.' },
  words: ['Name the content: “ดาวน์โหลด CSV” (Download CSV).'],
};
