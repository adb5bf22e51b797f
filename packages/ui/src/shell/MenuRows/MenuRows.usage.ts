import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Settings and actions below each other, each a row as wide as the page.',
  when: ['On the menu page of a phone: profile, password, language, contact, logging out.'],
  whenNot: ['For kinds of games: take MenuTiles.', 'For figures: take FactList.'],
  anatomy: {
    row: 'Leads somewhere (with an arrow), does something, or holds a choice.',
    count: 'How many things wait there.',
  },
  keyboard: {
    Tab: 'Goes through the rows.',
    Enter: 'Opens the page of a row, or does what it says.',
  },
  words: ['A row says where it leads or what it does: “ตั้งรหัสผ่านใหม่” (Reset password).'],
};
