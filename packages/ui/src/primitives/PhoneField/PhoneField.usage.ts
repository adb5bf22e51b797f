import type { Usage } from '../../private/usage.ts';

/** Usage guide of PhoneField. */
export const usage: Usage = {
  summary: 'A Thai mobile number of ten digits, grouped while it is typed.',
  when: [
    'The member’s own number: sign-up, log-in by phone, the number for an OTP.',
    'Validate it with checkPhone on blur or on submit, not at each key.',
  ],
  whenNot: [
    'A bank account or any other number: TextField with inputMode="numeric".',
    'A read-only number: Text, grouped in the same way.',
  ],
  anatomy: {
    label: 'The label, always visible.',
    box: 'The frame; shows focus and error.',
    input: 'The one input, type tel, autocomplete tel.',
    hint: 'One line below: help shown before typing.',
    error: 'Replaces the hint: what is wrong and what to do.',
  },
  keyboard: {
    'Backspace on a dash': 'Deletes the digit before it.',
    Paste: 'Accepts any notation: +66 81 234 5678, ๐๘๑-๒๓๔-๕๖๗๘.',
  },
  words: [
    'Label: เบอร์โทรศัพท์มือถือ / Mobile number.',
    'The hint says how it begins: ขึ้นต้นด้วย 06, 08 หรือ 09 / Starts with 06, 08 or 09.',
    'An error says what to do: กรุณากรอกเบอร์โทรศัพท์ 10 หลัก / Please enter all 10 digits.',
  ],
};
