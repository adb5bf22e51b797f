import type { Usage } from '../../private/usage.ts';

/** Usage guide of Field. */
export const usage: Usage = {
  summary: 'Label, control and message around a control of one’s own.',
  when: [
    'A control that the library does not have yet needs its label, hint and error tied to it.',
  ],
  whenNot: [
    'There is a field for it: TextField, PasswordField, PhoneField, OtpField, AmountField, Select.',
    'One that carries its own words: Checkbox, Switch, RadioCards.',
  ],
  anatomy: {
    label: 'What is asked for, always seen.',
    hint: 'What helps before typing.',
    error: 'Takes the place of the hint: what is wrong and what to do.',
  },
  keyboard: {},
  words: [
    'A label is a noun: ชื่อบัญชี / Account name. A placeholder is no label.',
    'An error says what to do: กรุณากรอกชื่อบัญชีเป็นภาษาไทย / Please enter the name in Thai.',
    'The error stays until it is mended; what was typed stays always.',
  ],
};
