import type { Usage } from '../../private/usage.ts';

/** How RtpTrendPanel is meant to be used. */
export const usage: Usage = {
  summary: 'What a game gave back today, this week and this month, against its long run.',
  when: ['On the page of a game, where the API tells at least one of the three spans.'],
  whenNot: ['As a reason to play, on a card or in a list: it predicts nothing.'],
  anatomy: {
    'long-run': 'The return to the player in the long run: the dashed line.',
    figure: 'The line, of days where they are known and of the spans where not.',
    caption: 'What the line is of.',
    ends: 'From when to when.',
    span: 'One span with its figure.',
    dates: 'The days that it reaches over, in Bangkok.',
    value: 'Percent that was given back.',
    direction: 'Above, below or near the long run, as a word with an icon.',
    note: 'That past results predict nothing.',
  },
  keyboard: {},
  words: [
    'A span says which days: “7 วันล่าสุด 9 ม.ค. 2569 – 15 ม.ค. 2569” (Last 7 days, 9 Jan 2026 – 15 Jan 2026).',
    'Never “due”, “cold” or “hot”.',
  ],
};
