import type { Usage } from '../../private/usage.ts';

/** How ShareLinkPanel is meant to be used. */
export const usage: Usage = {
  summary: 'The affiliate link of the member: copy, share, scan, or save as an image.',
  when: ['The affiliate page.'],
  whenNot: ['For a payment QR code: DepositPanel.'],
  anatomy: {
    link: 'The full URL; one press selects all of it.',
    save: 'Saves the QR code as an image with the brand name and the URL.',
    label: 'The label of a button.',
  },
  keyboard: { Tab: 'Moves to copy, share and save.', 'Enter, Space': 'Copies, shares or saves.' },
  words: ['The button states what is copied: “คัดลอกลิงก์” (Copy link).'],
};
