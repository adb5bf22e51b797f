import type { Usage } from '../../private/usage.ts';

/** How WithdrawalTimeline is meant to be used. */
export const usage: Usage = {
  summary: 'What has happened to a withdrawal, with times, and what is expected.',
  when: [
    'On the result of a withdrawal, and in the details of its history row.',
    'With an API that has the calls for progress and cancellation.',
  ],
  whenNot: [
    'For an unknown outcome: WithdrawPanel says what is known.',
    'For a deposit: it has no steps that the member waits for.',
  ],
  anatomy: {
    steps: 'Past steps with their times, and expected ones without.',
    step: 'One step (`data-step`); `data-state` says whether it is done, next, later, or the end.',
    reason: 'Why a refused withdrawal was refused.',
    stale: 'Newer steps may be missing, because the last refresh failed.',
    error: 'The progress could not be loaded, with a retry.',
    notify: 'Asks for permission to notify the member on this device.',
    cancel: 'Asks whether to cancel, as long as the server allows it.',
  },
  keyboard: { Enter: 'On the cancel button: opens the question. Escape keeps the withdrawal.' },
  words: [
    'Only what the server has recorded is a fact: “ตรวจสอบแล้ว” (Checked). Expected steps have no time.',
    'The question recommends neither answer.',
  ],
};
