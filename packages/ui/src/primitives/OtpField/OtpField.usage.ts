import type { Usage } from '../../private/usage.ts';

/** Usage guide of OtpField. */
export const usage: Usage = {
  summary: 'A code from an SMS: one input that looks like boxes and supports autofill.',
  when: [
    'A code of four to eight digits that has just been sent.',
    'Submit it from onComplete: no button is needed after the last digit.',
  ],
  whenNot: [
    'A password or a permanent PIN: PasswordField.',
    'A code with letters: TextField with autoComplete="one-time-code".',
  ],
  anatomy: {
    label: 'The label.',
    row: 'The boxes with the one native input above them.',
    input: 'The input; autocomplete one-time-code, inputMode numeric.',
    box: 'One digit; data-state empty, filled, marked or caret.',
    hint: 'Where the code was sent.',
    error: 'Replaces the hint; the digits stay.',
  },
  keyboard: {
    'Arrow keys, Home, End': 'Move from box to box.',
    'A digit': 'Overwrites the marked box and moves on.',
    Backspace: 'Clears the marked box and moves back.',
    Paste: 'Finds the code in any pasted text, also in a whole SMS.',
  },
  words: [
    'Label: รหัส OTP 6 หลัก / 6-digit code.',
    'The hint says where it was sent, with the number partly hidden: ส่งไปที่ 081-xxx-5678 แล้ว / Sent to 081-xxx-5678.',
    'An error says what to do next: รหัสไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง / That code is not right. Please check it.',
  ],
};
