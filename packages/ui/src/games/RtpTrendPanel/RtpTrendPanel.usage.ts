import type { Usage } from '../../private/usage.ts';

/** How RtpTrendPanel is meant to be used. */
export const usage: Usage = {
  summary: 'RTP of a game today, this week and this month, compared with its long run.',
  when: ['On the page of a game, if the API returns at least one of the three spans.'],
  whenNot: ['As a reason to play, on a card or in a list: it predicts nothing.'],
  anatomy: {
    'long-run': 'The RTP in the long run: the dashed line.',
    figure: 'The line chart, of days if known, otherwise of the spans.',
    caption: 'What the line shows.',
    ends: 'The first and the last date.',
    span: 'One span with its figure.',
    dates: 'The dates of the span, in Bangkok.',
    value: 'The RTP in percent.',
    direction: 'Above, below or near the long run, as a word with an icon.',
    note: 'States that past results predict nothing.',
  },
  keyboard: {},
  words: [
    'Give the dates of a span: “7 วันล่าสุด 9 ม.ค. 2569 – 15 ม.ค. 2569” (Last 7 days, 9 Jan 2026 – 15 Jan 2026).',
    'Never “due”, “cold” or “hot”.',
  ],
};
