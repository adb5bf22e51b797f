import type { Usage } from '../../private/usage.ts';

/** How BankTransferPanel is meant to be used. */
export const usage: Usage = {
  summary:
    'Where to transfer to outside of the site: bank, number, holder, and the way to report it.',
  when: [
    'In the side panel of a desktop and as a page of a phone alike.',
    'After a change of the account was acknowledged: the notice of it stands before this panel.',
    'For an e-wallet that was paid by its QR and gave no credit: it shows the report alone.',
  ],
  whenNot: [
    'To pay an e-wallet or a bank by QR: that is DepositPanel.',
    'For USDT: an address has a network and a rate, see UsdtPanel.',
  ],
  anatomy: {
    'view-heading': 'The title of the view; it takes the focus when the view changes.',
    account: 'What is typed into the app of the bank.',
    number: 'The number, grouped 3-1-5: the largest figures of the view.',
    copy: 'Copies the digits alone; shows and says what was copied.',
    report: 'The one step forward: a transfer was made.',
  },
  keyboard: { Tab: 'Back, another channel, copy, report, in the order in which they are read.' },
  words: [
    'The button says what has happened first: “โอนแล้ว แจ้งโอนเงิน” (Report my transfer), not “ถัดไป” (Next).',
    'Before every transfer: “ตรวจสอบเลขที่บัญชีก่อนโอนทุกครั้ง” (Check the account number before every transfer).',
  ],
};
