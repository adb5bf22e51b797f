import type { ApiError } from '@brand/api';
import type { LineApi } from '@brand/api/line';
import { type Failure, type LineProof, errorMessageId } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { useLock } from '@brand/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { dropOneTimeQuery, oneTimeQuery } from '../../../routing/oneTimeQuery.ts';
import { registerHref } from '../../../member/registerHref.ts';
import { useServices } from '../../../member/services.ts';
import { useBrowserValue } from '../../../platform/device/useBrowserValue.ts';
import { storeLineLinked, lineLinkedOptions } from './lineQuery.ts';
import { type TripCode, dropLineSignUp, storeFailedTrip, storeLineProof } from './lineSignUp.ts';
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
    /** A login with an account of no member, and of that name. `signUp` goes to the sign-up with it. */
    | { readonly status: 'unknown'; readonly name: string; readonly signUp: () => void }
    | { readonly status: 'failed'; readonly failure: Failure; readonly retry: (() => void) | null }
  );

/** 6007: the visitor did not allow it or cancelled. 6008: no member has this account. 8000: LINE returned an invalid answer. */
const refusal = (code: TripCode) => ({
  messageId: errorMessageId('line', code),
  code: String(code),
});

/** The answer of LINE, checked against the flow of this tab. */
interface Arrived {
  readonly way: LineWay | null;
  readonly code: string | null;
  readonly isRefused: boolean;
}

/** The sign-up page explains them, and offers the other ways. */
const SIGN_UP_CODES: readonly unknown[] = [6007, 8000] satisfies TripCode[];

/**
 * Handles the return from LINE at `/loginLine`: links, changes or logs in once, then redirects (section 4, Line link). The
 * return of a sign-up logs in as well, or leads back to the form with or without a proof.
 */
export function useLineArrival(api: LineApi): LineArrival {
  const intl = useIntl();
  const { go } = usePlace();
  const { session, queries, operator } = useServices();
  const arrived = useBrowserValue(() => arrive(session.read()?.userId ?? null), null);
  const [failure, setFailure] = useState<{ error: ApiError } | null>(null);
  const [unknown, setUnknown] = useState<{ proof: LineProof | null } | null>(null);

  const [finish] = useLock(async ({ way, code, isRefused }: Arrived) => {
    if (!way) return;
    if (isRefused || code === null) {
      if (way.intent === 'register') signUpWithout(way, isRefused ? 6007 : 8000);
      return;
    }
    setFailure(null);
    try {
      await (isOfVisitor(way) ? logIn(way, code) : link(way, code));
    } catch (error) {
      failureOf(error);
      const { code: reason } = error as ApiError;
      if (way.intent === 'register' && SIGN_UP_CODES.includes(reason)) {
        signUpWithout(way, reason as TripCode);
      } else setFailure({ error: error as ApiError });
    }
  });
  useEffect(() => {
    if (!arrived) return;
    // In an effect, because a render may be discarded and the parameters can be used only once.
    dropOneTimeQuery();
    dropLineWay();
    void finish(arrived);
  }, [arrived, finish]);

  async function logIn(way: LineWay, code: string) {
    const { verifier, page, intent } = way;
    const answer = await api.logIn({ code, verifier });
    if (answer.status === 'loggedIn') {
      dropLineSignUp();
      // The page for login or sign-up redirects to the requested page, as after any other login.
      go(page, { replace: true });
      return;
    }
    const proof = operator.optionalCalls.lineSignUp ? answer.proof : null;
    if (intent === 'login')
      setUnknown({ proof: signUpPath(operator, page) === null ? null : proof });
    else if (proof) {
      storeLineProof(proof);
      go(page, { replace: true });
    } else signUpWithout(way, 6008);
  }

  function signUpWithout({ page }: LineWay, reason: TripCode) {
    storeFailedTrip(reason);
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
  const failed = (reason: TripCode) =>
    ({ ...wanted, status: 'failed', failure: refusal(reason), retry: null }) as const;
  if (way.intent !== 'register' && (isRefused || code === null)) {
    return failed(isRefused ? 6007 : 8000);
  }
  if (unknown) {
    const { proof } = unknown;
    if (!proof) return failed(6008);
    const signUp = () => {
      storeLineProof(proof);
      go(signUpPath(operator, page) ?? page);
    };
    return { ...wanted, status: 'unknown', name: proof.name, signUp };
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

/** The sign-up of this site, with the return address of the login page. Null if there is none. */
function signUpPath(operator: Operator, page: string): string | null {
  const [pathname = '/', search = ''] = page.split('?');
  const path = registerHref(operator, { href: (own) => own, pathname, search });
  return path?.startsWith('/') ? path : null;
}

/** Whether a visitor started the flow, who has no session yet. */
function isOfVisitor({ intent }: LineWay): boolean {
  return intent === 'login' || intent === 'register';
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
    (isOfVisitor(way) ? userId === null : way.userId === userId) &&
    (isRefused || query.get('action') === way.intent);
  const isCode = code !== null && /^[\w-]{1,128}$/.test(code);
  return { way: isOurs ? way : null, code: isCode ? code : null, isRefused };
}
