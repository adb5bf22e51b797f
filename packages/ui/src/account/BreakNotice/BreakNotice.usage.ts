import type { Usage } from '../../private/usage.ts';

/** How BreakNotice is meant to be used. */
export const usage: Usage = {
  summary: 'Says that a break has begun, and until when.',
  when: ['In the place of the log-in form, right after BreakPanel has begun a break.'],
  whenNot: ['Somebody logs in during a break: LoginPanel says why that is refused.'],
  anatomy: { helpline: 'Calls the help line.', home: 'To the first page.' },
  keyboard: { Tab: 'Help line, home.' },
  words: ['The end in full; nothing that invites back.'],
};
