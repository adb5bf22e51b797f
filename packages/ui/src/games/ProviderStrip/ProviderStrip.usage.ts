import type { Usage } from '../../private/usage.ts';

/** How ProviderStrip is meant to be used. */
export const usage: Usage = {
  summary: 'The game providers, each a link to its games.',
  when: ['Once, at the bottom of the lobby.'],
  whenNot: ['As a filter: Select, or a search.', 'For partners and licences: Footer.'],
  anatomy: {
    tile: 'One provider: its logo, or its name if there is none; grey with the reason while its games are unavailable.',
  },
  keyboard: { Tab: 'Moves from provider to provider.', Enter: 'Opens its games.' },
  words: ['Use the official name of a provider, in Latin letters in both languages.'],
};
