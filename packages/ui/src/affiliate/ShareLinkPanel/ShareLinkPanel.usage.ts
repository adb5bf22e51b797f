import type { Usage } from '../../private/usage.ts';

/** How ShareLinkPanel is meant to be used. */
export const usage: Usage = {
  summary: 'The affiliate link of the member: copy, share, scan, or save as an image.',
  when: ['The affiliate page: on a phone as the first block, with all of it in the first screen.'],
  whenNot: ['For a payment QR code: DepositPanel.'],
  anatomy: {
    link: 'The full URL; one press selects all of it.',
    site: 'Opens the share page of a social site in a new window.',
    save: 'Saves the QR code as an image with the brand name and the URL.',
    label: 'The label of a button, or of the name.',
    box: 'Around the typed name of the link.',
    input: 'The name of the link.',
    hint: 'What the name is for.',
  },
  keyboard: { Tab: 'Moves to copy, share and save.', 'Enter, Space': 'Copies, shares or saves.' },
  words: ['The button states what is copied: “คัดลอกลิงก์” (Copy link).'],
};
