import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: "Shows whose site it is: the operator's logo, or the name where there is none.",
  when: ['In the header, at the top of the menu on a phone, and over the log-in form.'],
  whenNot: [
    "For a partner: Sidebar's `partners` places those.",
    'For a provider: ProviderStrip draws its mark.',
  ],
  anatomy: {
    image: 'The file, in a height of 32 or 48 px; its proportions come from `width` and `height`.',
    name: 'The name, beside a square mark and in place of a file that is not there.',
  },
  keyboard: {},
  words: ['The name alone, as players say it: “Lotus”, not “Lotus, the best games”.'],
};
