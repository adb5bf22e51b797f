import type { Usage } from '../../private/usage.ts';

/** How ShareLinkPanel is meant to be used. */
export const usage: Usage = {
  summary: 'The member’s own link to copy, to share and to be scanned.',
  when: ['The affiliate page.'],
  whenNot: ['A QR code to pay: DepositPanel.'],
  anatomy: {
    link: 'The whole address; one press marks all of it.',
    label: 'The words of a button.',
  },
  keyboard: { Tab: 'Goes to copy, then to share.', 'Enter, Space': 'Copies or shares.' },
  words: ['The button says what is copied: “คัดลอกลิงก์” (Copy link).'],
};
