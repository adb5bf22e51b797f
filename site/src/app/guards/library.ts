import { type Guard, NOT_FOUND, UNKNOWN, redirect } from '../../routing/visit.ts';

/** A member's own lists. A visitor has none and is redirected home. */
export const library: Guard = ({ who, operator }) => {
  if (!operator.features.favourites) return NOT_FOUND;
  if (who === 'unknown') return UNKNOWN;
  return who === 'visitor' ? redirect('/') : null;
};

/** Game lists: favourites and recent games belong to a member. */
export const lists: Guard = (visit) =>
  /^\s*(?:favourite|recent)\s*$/i.test(visit.params.id ?? '') ? library(visit) : null;
