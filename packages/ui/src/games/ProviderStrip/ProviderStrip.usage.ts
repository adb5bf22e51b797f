import type { Usage } from '../../private/usage.ts';

/** How ProviderStrip is meant to be used. */
export const usage: Usage = {
  summary: 'The makers of the games, each a link to its games.',
  when: ['Once, at the foot of the lobby.'],
  whenNot: ['As a filter: Select, or a search.', 'For partners and licences: Footer.'],
  anatomy: {
    tile: 'One maker: its mark, or its name where there is none; grey, with the reason, while its games cannot be played.',
  },
  keyboard: { Tab: 'Goes from maker to maker.', Enter: 'Opens its games.' },
  words: ['A maker is called as it calls itself, in Latin letters in both languages.'],
};
