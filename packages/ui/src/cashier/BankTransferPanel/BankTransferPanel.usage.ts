import type { Usage } from '../../private/usage.ts';

/** How BankTransferPanel is meant to be used. */
export const usage: Usage = {
  summary:
    'Account details for a bank transfer: bank, number, holder, and the button to report it.',
  when: [
    'In the desktop side panel and as a page on a phone.',
    'After an account change was acknowledged: AccountChange is shown before this panel.',
    'For an e-wallet that was paid by QR but not credited: it shows only the report.',
  ],
  whenNot: [
    'To pay an e-wallet or a bank by QR: DepositPanel.',
    'For USDT: an address has a network and a rate, see UsdtPanel.',
  ],
  anatomy: {
    'view-heading': 'The title of the view; it receives focus when the view changes.',
    account: 'The data to type into the banking app.',
    number: 'The number, grouped 3-1-5: the largest figures of the view.',
    copy: 'Copies only the digits; shows and announces what was copied.',
    report: 'The only next step: a transfer was made.',
    actions: 'The main action of a view; on a phone docked at the end of the screen.',
  },
  keyboard: { Tab: 'Back, another channel, copy, report, in reading order.' },
  words: [
    'The button states what has happened first: “โอนแล้ว แจ้งโอนเงิน” (Report my transfer), not “ถัดไป” (Next).',
    'Before every transfer: “ตรวจสอบเลขที่บัญชีก่อนโอนทุกครั้ง” (Check the account number before every transfer).',
  ],
};
