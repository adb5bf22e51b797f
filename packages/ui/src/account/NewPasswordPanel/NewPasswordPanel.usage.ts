import type { Usage } from '../../private/usage.ts';

/** How NewPasswordPanel is meant to be used. */
export const usage: Usage = {
  summary: 'Sets a new password, authorised by the old one or by an OTP proof.',
  when: [
    'As a separate page for changing a password.',
    'After OtpStep, with the expiry of its proof.',
  ],
  whenNot: ['For registration: the password is a field of that form.'],
  anatomy: {
    'time-left': 'How long the proof remains valid, shown in its last five minutes.',
    code: 'The error code of a failure in small print, for support.',
    restart: 'Requests a new OTP after the proof has expired.',
    login: 'Link to the login page, to leave the forgot flow.',
    actions: 'The main action of a view; on a phone docked at the end of the screen.',
  },
  keyboard: {
    Tab: 'Old password, new password, repeated password, each with its visibility button, then save.',
    Enter: 'Saves. If a field is invalid, it moves the focus to that field.',
  },
  words: [
    'State what happens to other devices before and after: “อุปกรณ์อื่นจะออกจากระบบ” (your other devices are logged out).',
    'For a password that is too short, state the minimum length: “อย่างน้อย 6 ตัวอักษร” (At least 6 characters).',
  ],
};
