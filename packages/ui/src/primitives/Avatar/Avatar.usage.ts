import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A member in one small place: a picture, or the letters of the name.',
  when: [
    'A row of members: referred friends, a ranking.',
    'The member’s own profile, once on a page.',
    'AvatarGroup where it matters that there are several, not who.',
  ],
  whenNot: [
    'For a bank or a channel: take BankMark or ChannelMark.',
    'As a button by itself: put it into one, with words.',
  ],
  anatomy: {
    image: 'The picture, over the letters.',
    more: 'In a group: how many are not shown.',
  },
  keyboard: {},
  words: [
    'The name as the member wrote it; where it stands beside the picture, the picture is `decorative`.',
    'Thai names are shortened as Thai does: the consonant without its vowel, “เอกชัย น้ำดี” becomes “อน”.',
  ],
};
