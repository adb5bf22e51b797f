import type { Usage } from '../../private/usage.ts';

/** How RegisterPanel is meant to be used. */
export const usage: Usage = {
  summary: 'Joining in four short steps: phone, OTP, bank account, password.',
  when: ['As the page of its own on which a visitor becomes a member, up to the welcome.'],
  whenNot: [
    'For a forgotten password: OtpStep and NewPasswordPanel.',
    'To change the bank account later: only admin can.',
  ],
  anatomy: {
    back: 'One step back; everything typed stays.',
    inviter: 'Who invites, where an affiliate’s link led here.',
    account: 'The bank, or the whole account to check once more.',
    'change-bank': 'Opens the choice of banks again.',
    edit: 'Back to the bank account.',
    terms: 'Age and terms, as a sentence.',
    login: 'The way in, where no new members are taken.',
    'view-heading': 'The heading of a step, which can take the focus.',
    seal: 'The mark of the welcome.',
    credit: 'What the registration promotion gave.',
    deposit: 'The next step of a new member.',
    home: 'The way to the lobby.',
  },
  keyboard: {
    Enter: 'Goes on to the next step, or joins.',
    Tab: 'Back, the fields in their order, the button.',
  },
  words: [
    'Names are asked for as they stand in the bank book: “กรอกให้ตรงกับชื่อบัญชีธนาคาร” (As in the name of your bank account).',
    'Nothing is asked for twice: the phone is the username unless another is chosen.',
  ],
};
