import { type Guard, NOT_FOUND, UNKNOWN, redirect } from '../../routing/visit.ts';

/** A member's own lists. A visitor has none and goes home. */
export const library: Guard = ({ who, operator }) => {
  if (!operator.features.favourites) return NOT_FOUND;
  if (who === 'unknown') return UNKNOWN;
  return who === 'visitor' ? redirect('/') : null;
};

/** Lists of games: favourites and recent games are a member's own. */
export const lists: Guard = (visit) =>
  /^\s*(?:favourite|recent)\s*$/i.test(visit.params.id ?? '') ? library(visit) : null;
