import type { Usage } from '../../private/usage.ts';

/** How TransferReport is meant to be used. */
export const usage: Usage = {
  summary: 'The report of a transfer outside of the site, from the form to its reference.',
  when: [
    'After BankTransferPanel and after UsdtPanel, with the state of the transfer flow.',
    'For every state but the details, which are of the channel.',
  ],
  whenNot: ['For a deposit by QR: it is credited without a report.'],
  anatomy: {
    'view-heading': 'The title of the view; it takes the focus when the view changes.',
    target: 'Where the money was sent, to be compared with the slip.',
    amount: 'What was sent, or will be credited: the largest figure of its view.',
    reference: 'What support asks for.',
    bonus: 'Room for the choice of a bonus, above the button.',
    box: 'The frame of the field for the time.',
    input: 'The time itself, in 24 hours.',
    error: 'What is wrong with the time, and what to do.',
    seal: 'The mark of an end: being looked for, credited, not found, or not known yet.',
    code: 'The code of a failure, small, for support.',
  },
  keyboard: {
    Tab: 'Through amount, quick amounts, day, time, reference and the action.',
    Enter: 'In a field: sends the report, once however often it is pressed.',
  },
  words: [
    'Say that money was seen only when it was: “กำลังตรวจสอบ เงินจะเข้าภายใน 5 นาที” (We are checking it. It is credited within 5 minutes.).',
    'When nobody knows, say what not to do: “ไม่ต้องโอนเงินอีก” (do not transfer again).',
    'Where a rule refuses money that was already sent, name who helps: “กรุณาติดต่อแอดมิน” (please contact admin).',
  ],
};
