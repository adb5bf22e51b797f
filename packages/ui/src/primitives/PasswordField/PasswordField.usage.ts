import type { Usage } from '../../private/usage.ts';

/** Usage guide of PasswordField. */
export const usage: Usage = {
  summary: 'A password field with a toggle that shows the text.',
  when: ['Log-in (current-password) and choosing a new one (new-password).'],
  whenNot: ['A code from an SMS: OtpField.'],
  anatomy: {
    label: 'The label.',
    box: 'The frame.',
    input: 'The input; type text while it is visible.',
    toggle: 'The eye; data-state visible or hidden.',
    hint: 'The rules for a new password.',
    error: 'Replaces the hint.',
  },
  keyboard: {
    Tab: 'From the input to the toggle.',
    'Enter, Space on the eye': 'Shows and hides; the caret stays.',
  },
  words: [
    'The name of the toggle says what a press does: แสดงรหัสผ่าน / Show password.',
    'Show a rule in the hint, before it is broken: 8 ถึง 20 ตัวอักษร / 8 to 20 characters.',
  ],
};
