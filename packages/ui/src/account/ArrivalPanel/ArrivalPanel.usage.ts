import type { Usage } from '../../private/usage.ts';

/** How ArrivalPanel is meant to be used. */
export const usage: Usage = {
  summary:
    'Landing page for a login link or the return from LINE: in progress, needs confirmation, or failed.',
  when: ['As the page that a login link or LINE redirects to.'],
  whenNot: [
    'To log in with a password: LoginPanel.',
    'For a page that failed to load: ErrorState.',
  ],
  anatomy: {
    seal: 'The icon of a question or a failure; decorative.',
    code: 'The error code of a failure in small print, for support.',
  },
  keyboard: { Tab: 'Moves through the actions in order.' },
  words: ['A failure always offers a next step: “เข้าสู่ระบบด้วยรหัสผ่าน” (Log in with your password).'],
};
