import { type Guard, UNKNOWN, toLogin } from '../../routing/visit.ts';

/** For members. A visitor logs in and returns. */
export const members: Guard = (visit) => {
  if (visit.who === 'unknown') return UNKNOWN;
  return visit.who === 'visitor' ? toLogin(visit) : null;
};
