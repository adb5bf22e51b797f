import type { Usage } from '../../private/usage.ts';

/** Usage guide of Field. */
export const usage: Usage = {
  summary: 'Label, control and message for a custom control.',
  when: ['A control that is not in the library needs a label, hint and error.'],
  whenNot: [
    'The library has the field: TextField, PasswordField, PhoneField, OtpField, AmountField, Select.',
    'A control with its own label: Checkbox, Switch, RadioCards.',
  ],
  anatomy: {
    label: 'The label, always visible.',
    hint: 'Help shown before typing.',
    note: 'What has just happened to the typed text, before the hint or error.',
    error: 'Replaces the hint: what is wrong and what to do.',
  },
  keyboard: {},
  words: [
    'A label is a noun: ชื่อบัญชี / Account name. A placeholder does not replace a label.',
    'An error says what to do: กรุณากรอกชื่อบัญชีเป็นภาษาไทย / Please enter the name in Thai.',
    'The error stays until it is corrected. The typed text always stays.',
  ],
};
