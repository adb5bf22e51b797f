import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A list of settings and actions, each a full-width row.',
  when: ['On the menu page of a phone: profile, password, language, contact, log out.'],
  whenNot: ['For game categories: MenuTiles.', 'For figures: FactList.'],
  anatomy: {
    row: 'A link (with an arrow), an action, or a choice.',
    count: 'Number of pending items there.',
  },
  keyboard: {
    Tab: 'Goes through the rows.',
    Enter: 'Opens the page of a row, or runs its action.',
  },
  words: ['The label names the target or the action: “ตั้งรหัสผ่านใหม่” (Reset password).'],
};
