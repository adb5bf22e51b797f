import type { Usage } from '../../private/usage.ts';

/** How BreakNotice is meant to be used. */
export const usage: Usage = {
  summary: 'States that a break has started and when it ends.',
  when: ['In place of the login form, right after BreakPanel has started a break.'],
  whenNot: ['When a member tries to log in during a break: LoginPanel shows why that is refused.'],
  anatomy: { helpline: 'Calls the helpline.', home: 'Link to the home page.' },
  keyboard: { Tab: 'Helpline, then home.' },
  words: ['Give the full end date and time. Do not invite the member back.'],
};
