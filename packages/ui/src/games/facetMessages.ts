'use client';

import type { GameFacet } from '@brand/domain';

import { type MessageId, useText } from '../messages/useText.ts';

/** Name of a facet. */
export const FACET_NAMES = {
  new: 'games.facet.marks',
  hot: 'games.facet.marks',
  freespin: 'games.facet.marks',
  demo: 'games.facet.marks',
  type: 'games.facet.type',
  bet: 'games.figure.minBet',
  rtp: 'games.figure.rtp',
  volatility: 'games.figure.volatility',
  provider: 'games.providers',
} as const satisfies Record<GameFacet, MessageId>;

const MARKS = {
  new: 'games.badge.new',
  hot: 'games.badge.hot',
  freespin: 'games.badge.freespin',
  demo: 'games.demo',
} as const;

/** Formats a value of a facet, either under the heading of the facet or alone. */
export interface FacetMessages {
  /** @param provider name of the provider, if the facet is the provider */
  value(facet: GameFacet, value: string, provider?: string | null): string;
  /** Like `value`, with the name of the facet if the value alone is ambiguous. */
  alone(facet: GameFacet, value: string, provider?: string | null): string;
}

/** The messages of facets in the language of the page. */
export function useFacetMessages(): FacetMessages {
  const t = useText();
  const value: FacetMessages['value'] = (facet, chosen, provider) => {
    switch (facet) {
      case 'type':
        return t(`shell.nav.${chosen as 'slot'}`);
      case 'rtp':
        return t(`games.rtp.${chosen as '97'}`);
      case 'volatility':
        return t(`games.volatility.${chosen as 'low'}`);
      case 'bet':
        return chosen === 'more' ? t('games.betMore') : t('games.bet', { baht: chosen });
      case 'provider':
        return provider ?? chosen;
      default:
        return t(MARKS[facet]);
    }
  };
  return {
    value,
    alone(facet, chosen, provider) {
      const words = value(facet, chosen, provider);
      const isClear = facet !== 'bet' && facet !== 'rtp' && facet !== 'volatility';
      return isClear
        ? words
        : t('games.filterValue', { facet: t(FACET_NAMES[facet]), value: words });
    },
  };
}
