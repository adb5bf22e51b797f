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
import { storeLineLinked, lineLinkedOptions } from './lineQuery.ts';
import { type LineWay, dropLineWay, readLineWay } from './lineWay.ts';

/** Purpose of the flow, and the page to return to. */
interface Wanted {
  readonly isLogin: boolean;
  /** Without language. */
  readonly page: string;
}

/** State of the return from LINE. `lost`: it was started in another tab or by another member, or it was already used. */
export type LineArrival = Wanted &
  (
    | { readonly status: 'working' }
    | { readonly status: 'lost' }
    | { readonly status: 'failed'; readonly failure: Failure; readonly retry: (() => void) | null }
  );

/** 6007: the visitor did not allow it or cancelled. 8000: LINE returned an invalid answer. */
const refusal = (code: 6007 | 8000) => ({
  messageId: errorMessageId('line', code),
  code: String(code),
});

/** The answer of LINE, checked against the flow of this tab. */
interface Arrived {
  readonly way: LineWay | null;
  readonly code: string | null;
  readonly isRefused: boolean;
}

/** Handles the return from LINE at `/loginLine`: links, changes or logs in once, then redirects (section 4, Line link). */
export function useLineArrival(api: LineApi): LineArrival {
  const intl = useIntl();
  const { go } = usePlace();
  const { session, queries } = useServices();
  const arrived = useBrowserValue(() => arrive(session.read()?.userId ?? null), null);
  const [failure, setFailure] = useState<{ error: ApiError } | null>(null);

  const [finish] = useLock(async ({ way, code }: Arrived) => {
    if (!way || code === null) return;
    setFailure(null);
    try {
      await (way.intent === 'login' ? logIn(way, code) : link(way, code));
    } catch (error) {
      failureOf(error);
      setFailure({ error: error as ApiError });
    }
  });
  useEffect(() => {
    if (!arrived) return;
    // In an effect, because a render may be discarded and the parameters can be used only once.
    dropOneTimeQuery();
    dropLineWay();
    void finish(arrived);
  }, [arrived, finish]);

  async function logIn({ verifier, page }: LineWay, code: string) {
    await api.logIn({ code, verifier });
    // The login page redirects to the requested page, as after any other login.
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
  // An answer of the API uses the code up. Without an answer the same code can be sent again.
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
  // Refused if another member started the flow, or if the action differs from the one that was started.
  const isOurs =
    way !== null &&
    query !== null &&
    (way.intent === 'login' ? userId === null : way.userId === userId) &&
    (isRefused || query.get('action') === way.intent);
  const isCode = code !== null && /^[\w-]{1,128}$/.test(code);
  return { way: isOurs ? way : null, code: isCode ? code : null, isRefused };
}
