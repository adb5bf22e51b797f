import type { Usage } from '../../private/usage.ts';

/** Usage guide of TextField. */
export const usage: Usage = {
  summary: 'One line of text with its label, hint and error.',
  when: ['Names, user names, e-mail, a search: short text of any kind.'],
  whenNot: [
    'A password: PasswordField. A phone number: PhoneField. A code from an SMS: OtpField. Money: AmountField.',
    'One of a known list: Select.',
  ],
  anatomy: {
    label: 'The label, always visible.',
    box: 'The frame; shows focus and error.',
    input: 'The native input; receives autocomplete, inputMode and other props.',
    hint: 'Help shown before typing.',
    error: 'Replaces the hint.',
  },
  keyboard: { Any: 'The native behaviour of an input.' },
  words: [
    'Set autoComplete if a browser knows the value: username, given-name, email.',
    'Validate on blur or on submit, not at each key.',
  ],
};
