import type { JoinApi } from '@brand/api/join';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import {
  readPreferences,
  setPreference,
  usePreference,
} from '../../../platform/storage/preferences.ts';

/** What the API takes as an id of an affiliate, and as the token of a visitor. */
const ID = /^[\w-]{1,32}$/;
const VISITOR = /^[\w-]{1,64}$/;

/** Who invites, and what goes along with the registration. */
export interface Affiliate {
  /** Masked, as `af***`; null where nobody invites or nobody can tell. */
  readonly name: string | null;
  readonly ref: string | undefined;
  readonly visitor: string | undefined;
}

/**
 * The affiliate whose link led here: the visit is counted, a link that is somebody's is remembered until one joins, the
 * newest wins. One that is nobody's is dropped without a word. The operator's own link, to which the buttons of the site lead
 * too, is for those whom nobody has invited before.
 *
 * @param typed id behind `/aff/`, `/register/` or `/registerAff/`
 */
export function useAffiliate(api: JoinApi, typed: string | null): Affiliate {
  const isOwn = useIsOwnLink();
  const [before] = useState(() => readPreferences().affiliateId);
  const isInvited = before !== null && before.toUpperCase() !== typed?.toUpperCase();
  const id = typed !== null && ID.test(typed) && !(isOwn && isInvited) ? typed : null;
  const kept = usePreference('affiliateId');
  const { data, isError } = useQuery({
    queryKey: ['affiliateVisit', id],
    queryFn: ({ signal }) =>
      api.visitAffiliate({ id: id ?? '', visitor: ownVisitor() }, { signal }),
    // A visit is counted once for each time that somebody comes.
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: id !== null,
  });
  useEffect(() => {
    if (data) setPreference('affiliateId', data.id);
  }, [data]);
  // Where nobody can tell whose link it is, the API decides when the form arrives.
  const ref = data?.id ?? (isError ? id : null) ?? kept;
  const { visitorToken } = readPreferences();
  return {
    name: data?.name ?? null,
    ref: ref !== null && ID.test(ref) ? ref : undefined,
    visitor: visitorToken !== null && VISITOR.test(visitorToken) ? visitorToken : undefined,
  };
}

/** Whether this is the address of the operator's affiliate link. */
function useIsOwnLink(): boolean {
  const { pathname } = usePlace();
  const { affiliateLink } = useServices().operator.registration;
  return affiliateLink?.replace(/[?#].*/s, '') === pathname;
}

/** Whoever looks again today is counted once. The promotion for registering may have named this visitor before. */
function ownVisitor(): string {
  const { visitorToken } = readPreferences();
  if (visitorToken !== null && VISITOR.test(visitorToken)) return visitorToken;
  const token = crypto.randomUUID();
  setPreference('visitorToken', token);
  return token;
}
