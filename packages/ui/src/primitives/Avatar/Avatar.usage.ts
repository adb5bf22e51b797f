import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A member as a small picture or initials.',
  when: [
    'A row of members: referred friends, a ranking.',
    'The member’s own profile, once on a page.',
    'AvatarGroup when the number of members matters more than who they are.',
  ],
  whenNot: [
    'For a bank or a channel: use BankMark or ChannelMark.',
    'As a button: put it into a button with text.',
  ],
  anatomy: {
    image: 'The picture, above the initials.',
    more: 'In a group: the number of members that are not shown.',
  },
  keyboard: {},
  words: [
    'The name as the member wrote it. If it is also next to the picture, set `decorative`.',
    'Thai names are abbreviated to the consonant without its vowel: “เอกชัย น้ำดี” becomes “อน”.',
  ],
};
