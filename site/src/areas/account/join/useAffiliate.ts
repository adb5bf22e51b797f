import type { JoinApi } from '@brand/api/join';
import { linkName } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import {
  readPreferences,
  setPreference,
  usePreference,
} from '../../../platform/storage/preferences.ts';

/** Formats that the API accepts as an affiliate id and as a visitor token. */
const ID = /^[\w-]{1,32}$/;
const VISITOR = /^[\w-]{1,64}$/;

/** Who invites, and what is sent with the registration. */
export interface Affiliate {
  /** Masked, as `af***`. Null if there is no affiliate or the name is unknown. */
  readonly name: string | null;
  readonly ref: string | undefined;
  /** Name of that link, if it has one and the API counts links by name. */
  readonly link: string | undefined;
  readonly visitor: string | undefined;
}

/**
 * The affiliate whose link the visitor followed. The visit is counted. A valid link is stored until registration, and the
 * newest one replaces older ones. An unknown link is ignored silently. The operator's own link, which the buttons of the
 * site use too, applies only to visitors without another affiliate.
 *
 * @param typed id after `/aff/`, `/register/` or `/registerAff/`
 */
export function useAffiliate(api: JoinApi, typed: string | null): Affiliate {
  const isOwn = useIsOwnLink();
  const [before] = useState(() => readPreferences().affiliateId);
  const isInvited = before !== null && before.toUpperCase() !== typed?.toUpperCase();
  const id = typed !== null && ID.test(typed) && !(isOwn && isInvited) ? typed : null;
  const kept = usePreference('affiliateId');
  const keptLink = usePreference('affiliateLink');
  const link = useLinkName();
  const { data, isError } = useQuery({
    queryKey: ['affiliateVisit', id, link],
    queryFn: ({ signal }) =>
      api.visitAffiliate(
        { id: id ?? '', visitor: ownVisitor(), ...(link !== null && { link }) },
        { signal },
      ),
    // A visit is counted once for each page load.
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: id !== null,
  });
  useEffect(() => {
    if (!data) return;
    setPreference('affiliateId', data.id);
    setPreference('affiliateLink', link);
  }, [data, link]);
  // If the link could not be checked, the API decides when the form is submitted.
  const ref = data?.id ?? (isError ? id : null) ?? kept;
  const isOfAddress = Boolean(data) || (isError && id !== null);
  const { visitorToken } = readPreferences();
  return {
    link: (isOfAddress ? link : keptLink) ?? undefined,
    name: data?.name ?? null,
    ref: ref !== null && ID.test(ref) ? ref : undefined,
    visitor: visitorToken !== null && VISITOR.test(visitorToken) ? visitorToken : undefined,
  };
}

/** The name of the link in the address, `?link=`. Null without one, or if the API does not count links by name. */
function useLinkName(): string | null {
  const { search } = usePlace();
  const { affiliateLinkReport } = useServices().operator.optionalCalls;
  const typed = new URLSearchParams(search).get('link');
  return affiliateLinkReport && typed !== null ? linkName(typed) : null;
}

/** Whether this is the address of the operator's affiliate link. */
function useIsOwnLink(): boolean {
  const { pathname } = usePlace();
  const { affiliateLink } = useServices().operator.registration;
  return affiliateLink?.replace(/[?#].*/s, '') === pathname;
}

/** A visitor is counted once a day. The registration promotion may have stored a token for this visitor before. */
function ownVisitor(): string {
  const { visitorToken } = readPreferences();
  if (visitorToken !== null && VISITOR.test(visitorToken)) return visitorToken;
  const token = crypto.randomUUID();
  setPreference('visitorToken', token);
  return token;
}
