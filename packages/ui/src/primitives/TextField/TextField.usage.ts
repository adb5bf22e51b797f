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
    box: 'The frame; carries focus and error.',
    input: 'The native input; autocomplete, inputMode and the rest go to it.',
    hint: 'Help shown before typing.',
    error: 'Replaces the hint.',
  },
  keyboard: { Any: 'What the browser’s own input does.' },
  words: [
    'Give autoComplete wherever a browser knows the answer: username, given-name, email.',
    'Check when the field is left or the form is sent, not at each key.',
  ],
};
