import type { Usage } from '../../private/usage.ts';

/** How DepositPanel is meant to be used. */
export const usage: Usage = {
  summary: 'A deposit by QR code, from the channel to the new balance.',
  when: [
    'In the desktop side panel and as a page on a phone; it fills the available width.',
    'With the state of the deposit flow: it renders each state and contains no logic.',
    'With DepositCancelDialog, which confirms before a QR code is cancelled, and PendingQrBar while the member is on another page.',
  ],
  whenNot: [
    'For a deposit by transfer with a slip: that is another flow.',
    'For requests or timers: they belong to the site.',
  ],
  anatomy: {
    'view-heading': 'The title of the view; it receives focus when the view changes.',
    channel: 'One channel: logo, name, range.',
    bonus: 'The bonus of a channel.',
    'quick-amounts-mobile': 'Six quick amounts, in a narrow panel.',
    'quick-amounts-desktop': 'Eight quick amounts, in a wide panel.',
    amount: 'The amount to pay: the largest figure of the view.',
    'bank-app': 'Opens the app of the member’s bank, which reads the saved image.',
    waiting: 'Countdown and status; data-state indicates whether the server is reachable.',
    status: 'What the flow is waiting for, announced when it changes.',
    seal: 'The icon of the result: received, under review, expired.',
    code: 'The error code of a failure in small print, for support.',
    contact: 'Link to contact an admin, if the message says to.',
    actions: 'The main action of a view; on a phone docked at the end of the screen.',
  },
  keyboard: {
    Tab: 'Moves through channels, amounts and actions in reading order.',
    Enter: 'In the amount field: requests the QR code. Repeated presses send one request.',
  },
  words: [
    'The button states what comes next: “สร้าง QR ฝากเงิน” (Create QR code), not “ตกลง” (OK).',
    'An error states the limit: “ฝากขั้นต่ำ 100 บาท” (Deposit at least 100 baht).',
    'If money may be in transit, state what not to do: “หากโอนแล้ว ไม่ต้องโอนซ้ำ” (If you have already paid, do not pay again.).',
  ],
};
