import type { Usage } from '../../private/usage.ts';

/** How OtpStep is meant to be used. */
export const usage: Usage = {
  summary: 'Verifies that a phone number belongs to the visitor: number, SMS, six digits.',
  when: ['Before registration and before a forgotten password is reset.'],
  whenNot: ['For a six-digit code only: OtpField.', 'For logging in: LoginPanel.'],
  anatomy: {
    'view-heading': 'The heading, which can receive focus.',
    login: 'Login link for visitors who are already members.',
    line: 'The button that signs up with LINE.',
    'have-code': 'Goes to the code when the reply to its request was lost.',
    'change-phone': 'Goes back to the phone.',
    reference: 'The reference letters that the SMS also shows.',
    'time-left': 'How long the code remains valid.',
    over: 'The message that the code has expired.',
    resend: 'Requests another SMS; shows the time left until it is available.',
    actions: 'The main action of a view; on a phone docked at the end of the screen.',
  },
  keyboard: {
    Enter: 'Sends the SMS, then checks the code.',
    Tab: 'Change the number, the code, confirm, get a new code.',
  },
  words: [
    'State how long the wait is: “ขอรหัสใหม่ได้ใน 0:45” (Get a new code in 0:45).',
    'Keep a wrong code in its boxes, so that one digit can be corrected.',
  ],
};
