import type { Usage } from '../../private/usage.ts';

/** How ShareLinkPanel is meant to be used. */
export const usage: Usage = {
  summary: 'The member’s own link to copy, to share, to be scanned and to be kept as a picture.',
  when: ['The affiliate page.'],
  whenNot: ['A QR code to pay: DepositPanel.'],
  anatomy: {
    link: 'The whole address; one press marks all of it.',
    save: 'Keeps the code as a picture, with the name of the brand and the address below it.',
    label: 'The words of a button.',
  },
  keyboard: { Tab: 'Goes to copy, to share, to save.', 'Enter, Space': 'Copies, shares or saves.' },
  words: ['The button says what is copied: “คัดลอกลิงก์” (Copy link).'],
};
