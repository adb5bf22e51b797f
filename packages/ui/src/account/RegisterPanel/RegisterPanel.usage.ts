import type { Usage } from '../../private/usage.ts';

/** How RegisterPanel is meant to be used. */
export const usage: Usage = {
  summary: 'Registration in four short steps: phone, OTP, bank account, password.',
  when: ['As a separate page where a visitor becomes a member, up to the welcome view.'],
  whenNot: [
    'For a forgotten password: OtpStep and NewPasswordPanel.',
    'To change the bank account later: only an admin can do that.',
  ],
  anatomy: {
    back: 'One step back; all input is kept.',
    inviter: 'The inviter, if the visitor came through an affiliate link.',
    'line-account': 'The LINE account that is connected with the registration.',
    'line-remove': 'Goes on without LINE.',
    'line-expired': 'The message that the connection with LINE has expired.',
    'line-cancelled': 'The message that the visitor came back from LINE without an account.',
    'line-connect': 'Goes to LINE again.',
    account: 'The bank, or the full account for review.',
    'change-bank': 'Reopens the bank picker.',
    edit: 'Goes back to the bank account.',
    box: 'The frame of the username.',
    input: 'The username.',
    'username-check':
      'Whether the chosen username is free. Its space is reserved from the first letter.',
    suggestions: 'Free names instead of one that is taken; a press fills one in.',
    terms: 'Age and terms, as a sentence.',
    login: 'Login link, shown when no new members are accepted.',
    'view-heading': 'The heading of a step, which can receive focus.',
    seal: 'The icon of the welcome view.',
    credit: 'The credit of the registration promotion.',
    deposit: 'The next step of a new member.',
    home: 'Link to the lobby.',
    actions: 'The main action of a view; on a phone docked at the end of the screen.',
  },
  keyboard: {
    Enter: 'Continues to the next step, or registers.',
    Tab: 'Back, the fields in order, the button.',
  },
  words: [
    'Ask for names as printed in the bank book: “กรอกให้ตรงกับชื่อบัญชีธนาคาร” (As in the name of your bank account).',
    'A check of a name says only what it knows: a check that failed says nothing.',
    'LINE never blocks the sign-up: each message about it names the way without it.',
    'Ask for nothing twice: the phone is the username unless the visitor chooses another.',
  ],
};
