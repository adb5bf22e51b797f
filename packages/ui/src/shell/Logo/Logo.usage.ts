import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'The operator’s logo, or the name if there is no logo.',
  when: ['In the header, at the top of the menu on a phone, and above the log-in form.'],
  whenNot: ['For a partner: `partners` of Sidebar.', 'For a provider: ProviderStrip.'],
  anatomy: {
    image:
      'The file, in a height of 32 or 48 px; its aspect ratio comes from `width` and `height`.',
    name: 'The name, next to a square logo or instead of a missing file.',
  },
  keyboard: {},
  words: ['Only the name, as players say it: “Lotus”, not “Lotus, the best games”.'],
};
