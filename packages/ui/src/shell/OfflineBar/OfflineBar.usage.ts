import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Says that there is no network, for as long as there is none; the page stays usable.',
  when: ['Once in the frame, drawn at all times.'],
  whenNot: ['For a call that failed: the panel that made it says so, with a retry.'],
  anatomy: {},
  keyboard: {},
  words: ['What the person should know of what they see, not what the device is doing.'],
};
