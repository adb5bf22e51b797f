import type { Usage } from '../../private/usage.ts';

/** Usage guide of OtpField. */
export const usage: Usage = {
  summary: 'A code from an SMS: one input, drawn as boxes, that a phone can fill in by itself.',
  when: [
    'A code of four to eight digits that has just been sent.',
    'Send it from onComplete: nobody should have to press a button after the last digit.',
  ],
  whenNot: [
    'A password or a PIN that is remembered: PasswordField.',
    'A code with letters: TextField with autoComplete="one-time-code".',
  ],
  anatomy: {
    label: 'The label.',
    row: 'The boxes with the one real input over them.',
    input: 'The input; autocomplete one-time-code, inputMode numeric.',
    box: 'One digit, drawn; data-state empty, filled, marked or caret.',
    hint: 'Where the code went.',
    error: 'Replaces the hint; the digits stay.',
  },
  keyboard: {
    'Arrow keys, Home, End': 'Move from box to box.',
    'A digit': 'Writes over the marked box and moves on.',
    Backspace: 'Empties the marked box and moves back.',
    Paste: 'Takes the code out of whatever was copied, a whole SMS too.',
  },
  words: [
    'Label: รหัส OTP 6 หลัก / 6-digit code.',
    'Hint says where it went, with the number half hidden: ส่งไปที่ 081-xxx-5678 แล้ว / Sent to 081-xxx-5678.',
    'An error says what to do next: รหัสไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง / That code is not right. Please check it.',
  ],
};
