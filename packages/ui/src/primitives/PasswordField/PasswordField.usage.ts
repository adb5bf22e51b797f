import type { Usage } from '../../private/usage.ts';

/** Usage guide of PasswordField. */
export const usage: Usage = {
  summary: 'A password that can be looked at before it is sent.',
  when: ['Log-in (current-password) and choosing a new one (new-password).'],
  whenNot: ['A code from an SMS: OtpField.'],
  anatomy: {
    label: 'The label.',
    box: 'The frame.',
    input: 'The input; text while it can be read.',
    toggle: 'The eye; data-state visible or hidden.',
    hint: 'What a new one must have.',
    error: 'Replaces the hint.',
  },
  keyboard: {
    Tab: 'From the input to the eye.',
    'Enter, Space on the eye': 'Shows and hides; the caret stays.',
  },
  words: [
    'The eye’s name says what a press does: แสดงรหัสผ่าน / Show password.',
    'A rule is said before it is broken, in the hint: 8 ถึง 20 ตัวอักษร / 8 to 20 characters.',
  ],
};
