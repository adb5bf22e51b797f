import type { ApiError } from '@brand/api';
import type { LineApi } from '@brand/api/line';
import { type Failure, errorMessageId } from '@brand/domain';
import { useLock } from '@brand/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { dropOneTimeQuery, oneTimeQuery } from '../../../routing/oneTimeQuery.ts';
import { useServices } from '../../../member/services.ts';
import { useBrowserValue } from '../../../platform/device/useBrowserValue.ts';
import { storeLockOut, lockingCode } from '../login/useLockOut.ts';
import { storeLineLinked, lineLinkedOptions } from './lineQuery.ts';
import { type LineWay, dropLineWay, readLineWay } from './lineWay.ts';

/** What was wanted of LINE, and where the way back leads. */
interface Wanted {
  readonly isLogin: boolean;
  /** Without language. */
  readonly page: string;
}

/** How the way back from LINE stands. `lost`: it was not begun here, by somebody else, or it was gone before. */
export type LineArrival = Wanted &
  (
    | { readonly status: 'working' }
    | { readonly status: 'lost' }
    | { readonly status: 'failed'; readonly failure: Failure; readonly retry: (() => void) | null }
  );

/** 6007: the person did not allow it, or turned back. 8000: what came back is not what LINE sends. */
const refusal = (code: 6007 | 8000) => ({
  messageId: errorMessageId('line', code),
  code: String(code),
});

/** What came back, checked against what was begun in this tab. */
interface Arrived {
  readonly way: LineWay | null;
  readonly code: string | null;
  readonly isRefused: boolean;
}

/** Comes back from LINE to `/loginLine`: links, changes or logs in, once, and leads on (section 4, Line link). */
export function useLineArrival(api: LineApi): LineArrival {
  const intl = useIntl();
  const { go } = usePlace();
  const { session, clock, queries } = useServices();
  const arrived = useBrowserValue(() => arrive(session.read()?.userId ?? null), null);
  const [failure, setFailure] = useState<{ error: ApiError } | null>(null);

  const [finish] = useLock(async ({ way, code }: Arrived) => {
    if (!way || code === null) return;
    setFailure(null);
    try {
      await (way.intent === 'login' ? logIn(way, code) : link(way, code));
    } catch (error) {
      failureOf(error);
      const locked = lockingCode(error);
      if (locked !== null) storeLockOut('login', locked, clock.now());
      setFailure({ error: error as ApiError });
    }
  });
  useEffect(() => {
    if (!arrived) return;
    // Only once the page stands: a drawing may be thrown away, and what is used is gone.
    dropOneTimeQuery();
    dropLineWay();
    void finish(arrived);
  }, [arrived, finish]);

  async function logIn({ verifier, page }: LineWay, code: string) {
    await api.logIn({ code, verifier });
    // The log-in page leads on to what was wanted, as after any other log-in.
    go(page, { replace: true });
  }

  async function link({ verifier, page, intent }: LineWay, code: string) {
    await api.link({ code, verifier });
    storeLineLinked(true);
    const { queryKey } = lineLinkedOptions(api, session.read()?.username ?? '');
    queries.setQueryData(queryKey, true);
    go(page, { replace: true });
    const id = intent === 'change' ? 'site.line.changed' : 'site.line.linked';
    notify({ tone: 'success', text: intl.formatMessage({ id }) });
  }

  if (!arrived) return { isLogin: true, page: '/', status: 'working' };
  const { way, code, isRefused } = arrived;
  const isLogin = (way?.intent ?? 'login') === 'login';
  const page = way?.page ?? (session.read() ? '/' : '/login');
  const wanted = { isLogin, page };
  if (!way) return { ...wanted, status: 'lost' };
  if (isRefused || code === null) {
    return { ...wanted, status: 'failed', failure: refusal(isRefused ? 6007 : 8000), retry: null };
  }
  if (!failure) return { ...wanted, status: 'working' };
  const { error } = failure;
  // An answer uses the code up; where none came, it may be asked again.
  return {
    ...wanted,
    status: 'failed',
    failure: error.failure,
    retry: error.unsettled ? () => void finish(arrived) : null,
  };
}

function arrive(userId: string | null): Arrived {
  const query = oneTimeQuery('loginLine');
  const way = readLineWay();
  const code = query?.get('code') ?? null;
  const isRefused = query?.has('error') ?? false;
  // Begun by another member than is here now, or answered for something else than was begun.
  const isOurs =
    way !== null &&
    query !== null &&
    (way.intent === 'login' ? userId === null : way.userId === userId) &&
    (isRefused || query.get('action') === way.intent);
  const isCode = code !== null && /^[\w-]{1,128}$/.test(code);
  return { way: isOurs ? way : null, code: isCode ? code : null, isRefused };
}
