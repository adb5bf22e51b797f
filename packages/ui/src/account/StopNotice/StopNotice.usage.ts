import type { Usage } from '../../private/usage.ts';

/** How StopNotice is meant to be used. */
export const usage: Usage = {
  summary: 'Blocks the page, states the reason and how to contact an admin.',
  when: [
    'The operator has closed the site.',
    'A problem was found with how the member uses the site.',
  ],
  whenNot: [
    'The service is temporarily down: MaintenancePanel, which appears and disappears automatically.',
    'A question with an answer: AlertDialog.',
  ],
  anatomy: {
    text: 'A message of the operator in another language than the page.',
    scrim: 'The dimmed page; a press on it does nothing.',
    header: 'The title of the situation.',
    body: 'The text of the operator, or the message of the catalogue.',
    more: 'Additional content, such as announcements of the operator.',
    contact: 'Opens a chat with an admin.',
    logout: 'Logs out; members only.',
  },
  keyboard: {
    Escape: 'Does nothing.',
    'Tab, Shift + Tab': 'Moves between the two actions.',
  },
  words: ['State whom to contact. Never blame the member.'],
};
