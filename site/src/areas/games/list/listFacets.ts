import { GAME_FACETS, type GameFacet } from '@brand/domain';
import type { Operator } from '@brand/operator';

const WITHOUT_DEMO = GAME_FACETS.filter((facet) => facet !== 'demo');

/** Facets of the list filters. An operator without play money has no demo facet. */
export function listFacets({ features }: Pick<Operator, 'features'>): readonly GameFacet[] {
  return features.demo ? GAME_FACETS : WITHOUT_DEMO;
}
