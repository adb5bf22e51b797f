import type { Usage } from '../../private/usage.ts';

/** How DepositPanel is meant to be used. */
export const usage: Usage = {
  summary: 'A deposit by QR, from choosing the channel to the new balance.',
  when: [
    'In the side panel of a desktop and as a page of a phone alike; it takes the room it gets.',
    'With the state of the deposit flow: it draws each of them and decides nothing.',
    'With DepositCancelDialog beside it, which asks before a QR on show is given up, and PendingQrBar while the member is elsewhere.',
  ],
  whenNot: [
    'For a deposit by transfer with a slip: that is another flow.',
    'To ask or to wait: timers and calls belong to the site.',
  ],
  anatomy: {
    'view-heading': 'The title of the view; it takes the focus when the view changes.',
    channel: 'One channel: mark, name, range.',
    bonus: 'What a channel gives on top.',
    'quick-amounts-mobile': 'Six amounts to tap, in a narrow panel.',
    'quick-amounts-desktop': 'Eight, in a wide one.',
    amount: 'What is to be paid: the largest figure of the view.',
    waiting: 'Countdown and status; data-state says whether the server can be reached.',
    status: 'What is being waited for, read aloud when it changes.',
    seal: 'The mark of an end: arrived, to be checked, expired.',
    code: 'The code of a failure, small, for support.',
    contact: 'The way to admin, where the sentence says to contact them.',
  },
  keyboard: {
    Tab: 'Through channels, amounts and actions in the order in which they are read.',
    Enter: 'In the amount: asks for the QR, once however often it is pressed.',
  },
  words: [
    'The button says what comes next: “สร้าง QR ฝากเงิน” (Create QR code), not “ตกลง” (OK).',
    'A mistake says the limit: “ฝากขั้นต่ำ 100 บาท” (Deposit at least 100 baht).',
    'Where money may be on its way, the sentence says what not to do: “หากโอนแล้ว ไม่ต้องโอนซ้ำ” (If you have already paid, do not pay again.).',
  ],
};
