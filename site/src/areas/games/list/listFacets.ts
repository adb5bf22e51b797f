import { GAME_FACETS, type GameFacet } from '@brand/domain';
import type { Operator } from '@brand/operator';

const WITHOUT_DEMO = GAME_FACETS.filter((facet) => facet !== 'demo');

/** What lists can be narrowed by: an operator without play money has no games to be tried. */
export function listFacets({ features }: Pick<Operator, 'features'>): readonly GameFacet[] {
  return features.demo ? GAME_FACETS : WITHOUT_DEMO;
}
