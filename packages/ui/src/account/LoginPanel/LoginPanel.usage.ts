import type { Usage } from '../../private/usage.ts';

/** How LoginPanel is meant to be used. */
export const usage: Usage = {
  summary: 'Logging in: username and password, what is wrong with them, and the way to an account.',
  when: ['As the page of its own to which a visitor is led, with the reason as its `notice`.'],
  whenNot: [
    'To ask a member again before money moves: that is AlertDialog with a PIN.',
    'For joining: that has steps of its own.',
  ],
  anatomy: {
    forgot: 'The way back in, at the password.',
    line: 'Logging in with LINE, where the operator has it.',
    contact: 'The way to admin, beside a failure that only admin can solve.',
    register: 'The way to an account, where the operator allows it.',
    code: 'The code of a failure, small, for support.',
  },
  keyboard: {
    Tab: 'Username, password, show the password, forgot password, log in, LINE, sign up.',
    Enter: 'Logs in; an empty field takes the focus instead.',
  },
  words: [
    'Never say which of the two was wrong: “ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง” (Wrong username or password).',
    'A wait says how long: “ลองใหม่ได้ใน 04:59” (Try again in 04:59).',
  ],
};
