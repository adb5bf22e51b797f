import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Says that the network is unavailable; the page stays usable.',
  when: ['Once in the frame, always rendered.'],
  whenNot: ['For a failed call: its panel shows the error with a retry.'],
  anatomy: {},
  keyboard: {},
  words: ['What it means for the content of the page, not what the device is doing.'],
};
