import type { Usage } from '../../private/usage.ts';

/** How ArrivalPanel is meant to be used. */
export const usage: Usage = {
  summary: 'Coming by a link that logs in, or back from LINE: done, asked or not possible.',
  when: ['As the page on which such a link or LINE ends.'],
  whenNot: ['For typing a password: LoginPanel.', 'For a page that failed to load: ErrorState.'],
  anatomy: {
    seal: 'The mark of a question or a failure; decoration.',
    code: 'The code of a failure, small, for support.',
  },
  keyboard: { Tab: 'The ways on, in their order.' },
  words: ['A failure always has a way on: “เข้าสู่ระบบด้วยรหัสผ่าน” (Log in with your password).'],
};
