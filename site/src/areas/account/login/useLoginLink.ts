import { ApiError } from '@brand/api';
import { type Failure, type Session, errorMessageId } from '@brand/domain';
import { useLock } from '@brand/ui';
import { useEffect, useState } from 'react';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { dropOneTimeQuery, oneTimeQuery } from '../../../routing/oneTimeQuery.ts';
import { useServices } from '../../../member/services.ts';
import { useBrowserValue } from '../../../platform/device/useBrowserValue.ts';
import { returnPath } from '../../../routing/returnPath.ts';
import { useJoinApi } from '../join/useJoinApi.ts';

/** State of a login by a link. `asking`: another member is logged in, who decides. */
export type LoginLink =
  | { readonly status: 'working' }
  | { readonly status: 'asking'; readonly username: string; readonly change: () => void }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: (() => void) | null };

/** There is no token, or it was already used here. */
const NO_TOKEN: Failure = { messageId: errorMessageId('loginLink', 5003), code: null };

/** Content of the link, and the current member. */
interface Arrived {
  readonly token: string;
  readonly url: string | null;
  /** Member who is logged in. Null if none. */
  readonly standing: string | null;
}

/** Logs in with the token of `/loginUrl?token=`, once (section 2), and goes home or to the page in `url`. */
export function useLoginLink(): LoginLink {
  const { go } = usePlace();
  const { session } = useServices();
  const join = useJoinApi();
  const arrived = useBrowserValue<Arrived | null>(() => arrive(session.read()), null);
  const [agreed, setAgreed] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);

  const [run] = useLock(async ({ token, url }: Arrived) => {
    setFailure(null);
    try {
      await join.logInByLink(token);
      dropOneTimeQuery();
      go(returnPath(url) ?? '/', { replace: true });
    } catch (error) {
      if (!isUnsettled(error)) dropOneTimeQuery();
      setFailure({ error });
    }
  });
  useEffect(() => {
    if (arrived && arrived.token !== '' && (agreed || arrived.standing === null)) void run(arrived);
  }, [agreed, arrived, run]);

  if (!arrived) return { status: 'working' };
  if (arrived.token === '') return { status: 'failed', failure: NO_TOKEN, retry: null };
  const { standing } = arrived;
  if (standing !== null && !agreed) {
    return { status: 'asking', username: standing, change: () => setAgreed(true) };
  }
  if (!failure) return { status: 'working' };
  return {
    status: 'failed',
    failure: failureOf(failure.error),
    retry: isUnsettled(failure.error) ? () => void run(arrived) : null,
  };
}

function arrive(session: Session | null): Arrived {
  const query = oneTimeQuery('loginUrl');
  return {
    token: query?.get('token') ?? '',
    url: query?.get('url') ?? null,
    standing: session?.username ?? null,
  };
}

/** It is unknown whether the token was used, so it can be tried again. */
function isUnsettled(error: unknown): boolean {
  return error instanceof ApiError && error.unsettled;
}
