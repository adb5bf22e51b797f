import type { Usage } from '../../private/usage.ts';

/** How NewPasswordPanel is meant to be used. */
export const usage: Usage = {
  summary:
    'Choosing a new password: by the old one, or after a forgotten one by the proof of an OTP.',
  when: [
    'As the page of its own for changing a password.',
    'After OtpStep, with the time until which its proof is good.',
  ],
  whenNot: ['For joining: the password is a field of that form.'],
  anatomy: {
    'time-left': 'How long the proof is still good, in its last five minutes.',
    code: 'The code of a failure, small, for support.',
    restart: 'Asks for an OTP again, when the time is over.',
    login: 'The way out of a forgotten password.',
  },
  keyboard: {
    Tab: 'Old password, new password, the same again, each with its eye, then save.',
    Enter: 'Saves; what is wrong takes the focus instead.',
  },
  words: [
    'Say what happens to other devices before and after: “อุปกรณ์อื่นจะออกจากระบบ” (your other devices are logged out).',
    'A password that is too short says how long it has to be: “อย่างน้อย 6 ตัวอักษร” (At least 6 characters).',
  ],
};
