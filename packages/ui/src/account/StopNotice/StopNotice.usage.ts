import type { Usage } from '../../private/usage.ts';

/** How StopNotice is meant to be used. */
export const usage: Usage = {
  summary: 'Says that nobody goes on here, and how to reach admin.',
  when: [
    'The operator has closed the site.',
    'A problem was found with how the member uses the site.',
  ],
  whenNot: [
    'The service is down for a while: MaintenancePanel, which comes and goes by itself.',
    'A question with an answer: AlertDialog.',
  ],
  anatomy: {
    scrim: 'The dimmed page; a press on it does nothing.',
    header: 'What has happened.',
    body: 'The operator’s words, or the sentence of the catalogue.',
    more: 'What else there is to say, such as what the operator announces.',
    contact: 'Opens a chat with admin.',
    logout: 'Logs out; members only.',
  },
  keyboard: {
    Escape: 'Does nothing.',
    'Tab, Shift + Tab': 'Between the two ways on.',
  },
  words: ['The text says whom to ask, never that it is the member’s fault.'],
};
