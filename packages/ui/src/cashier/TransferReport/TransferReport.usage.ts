import type { Usage } from '../../private/usage.ts';

/** How TransferReport is meant to be used. */
export const usage: Usage = {
  summary: 'The report of an external transfer, from the form to the reference.',
  when: [
    'After BankTransferPanel and after UsdtPanel, with the state of the transfer flow.',
    'For every state except the account details, which belong to the channel.',
  ],
  whenNot: ['For a deposit by QR code: it is credited without a report.'],
  anatomy: {
    'view-heading': 'The title of the view; it receives focus when the view changes.',
    target: 'The account that the money was sent to, to compare with the slip.',
    amount: 'The amount sent or to be credited: the largest figure of its view.',
    reference: 'The reference that support asks for.',
    bonus: 'Slot for the bonus choice, above the button.',
    box: 'The frame of the time field.',
    input: 'The time, in 24-hour format.',
    error: 'The error of the time, and how to fix it.',
    seal: 'The icon of the result: checking, credited, not found, or unknown.',
    code: 'The error code of a failure in small print, for support.',
    actions: 'The main action of a view; on a phone docked at the end of the screen.',
  },
  keyboard: {
    Tab: 'Moves through amount, quick amounts, day, time, reference and the action.',
    Enter: 'In a field: sends the report. Repeated presses send one request.',
  },
  words: [
    'State that money was received only if it was: “กำลังตรวจสอบ เงินจะเข้าภายใน 5 นาที” (We are checking it. It is credited within 5 minutes.).',
    'If the outcome is unknown, state what not to do: “ไม่ต้องโอนเงินอีก” (do not transfer again).',
    'If a rule refuses money that was already sent, name whom to contact: “กรุณาติดต่อแอดมิน” (please contact admin).',
  ],
};
