import type { Usage } from '../../private/usage.ts';

/** How LoginPanel is meant to be used. */
export const usage: Usage = {
  summary: 'The login form: username, password, their errors, and a link to registration.',
  when: ['As a separate page that visitors are redirected to, with the reason as its `notice`.'],
  whenNot: [
    'To confirm the identity before a payment: AlertDialog with a PIN.',
    'For registration: RegisterPanel.',
  ],
  anatomy: {
    forgot: 'Link to reset the password, next to the password field.',
    line: 'Login with LINE, if the operator offers it.',
    passkey: 'Login with a passkey of the device, if the operator and the browser have it.',
    'passkey-cancelled': 'What to do after the prompt of the device was closed.',
    contact: 'Link to contact an admin, next to a failure that only an admin can solve.',
    register: 'Link to registration, if the operator allows it.',
    code: 'The error code of a failure in small print, for support.',
  },
  keyboard: {
    Tab: 'Username, password, show password, forgot password, log in, LINE, passkey, register.',
    Enter: 'Logs in. If a field is empty, it moves the focus to that field.',
  },
  words: [
    'Never say which of the two was wrong: “ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง” (Wrong username or password).',
    'State how long the wait is: “ลองใหม่ได้ใน 04:59” (Try again in 04:59).',
  ],
};
