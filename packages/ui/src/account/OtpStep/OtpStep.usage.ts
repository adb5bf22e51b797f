import type { Usage } from '../../private/usage.ts';

/** How OtpStep is meant to be used. */
export const usage: Usage = {
  summary: 'That a phone is the person’s own: its number, an SMS, six digits.',
  when: ['Before joining and before a forgotten password is set anew.'],
  whenNot: ['For a six-digit code alone: OtpField.', 'For logging in: LoginPanel.'],
  anatomy: {
    'view-heading': 'The heading, which can take the focus.',
    login: 'The way in for one who is a member already.',
    'change-phone': 'Back to the phone.',
    reference: 'The letters that the SMS shows too.',
    'time-left': 'How long the code is good.',
    over: 'That the code is good no more.',
    resend: 'Another SMS, with how long it takes until it can be asked for.',
  },
  keyboard: {
    Enter: 'Sends the SMS, then checks the code.',
    Tab: 'Change the number, the code, confirm, get a new code.',
  },
  words: [
    'A wait says how long: “ขอรหัสใหม่ได้ใน 0:45” (Get a new code in 0:45).',
    'A wrong code stays in its boxes, so that one digit can be put right.',
  ],
};
