import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { SITE, type testSandbox } from './testSandbox.ts';

const API = 'http://127.0.0.1:4010';
/** The secret of the browser that starts the request. */
export const VERIFIER = 'v'.repeat(43);
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
/** An account that is initially not linked. */
export const FREE = 'U-namfon';
/** The account of the seeded member `vip`. */
export const TAKEN = 'U-mint';

/** What `loginLine` returns with 6008. */
interface LineProof {
  line_token: string;
  expires: number;
  name: string;
}

/** The calls of LINE linking and login, by the site and by the user. */
export function lineCalls(sandbox: ReturnType<typeof testSandbox>) {
  const { call, api } = sandbox;

  const authorize = (query: Record<string, string>, token?: string, origin = SITE) =>
    call('GET', `/line/api/authorize?${new URLSearchParams(query)}`, {
      token,
      headers: { Origin: origin },
    });

  /** The token of the page, from the link. */
  function requestOf(reply: Awaited<ReturnType<typeof authorize>>): string {
    const { link } = reply.body.result as unknown as { link: string };
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4010\/line\/consent\?request=/);
    return new URL(link).searchParams.get('request') ?? '';
  }

  const decide = (fields: Record<string, string>, origin = API) =>
    api.request('/line/consent', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
      body: String(new URLSearchParams(fields)),
    });

  /** Opens the page, selects an account, and returns the redirect address. */
  async function choose(request: string, account: string, choice = 'allow'): Promise<URL> {
    const reply = await decide({ request, account, choice });
    expect(reply.status).toBe(303);
    return new URL(reply.headers.get('Location') ?? '');
  }

  const codeFrom = (address: URL) => address.searchParams.get('code') ?? '';

  /** The complete flow: from the site to LINE and back. */
  async function wayBack(token: string, username: string, account: string, action?: 'line') {
    const asked = await authorize({ username, ...(action && { action }) }, token);
    return codeFrom(await choose(requestOf(asked), account));
  }

  const link = (token: string, code: string, verifier?: string) =>
    call('POST', '/line/api/link', { token, body: { code, ...(verifier && { verifier }) } });

  const isLinked = async (token: string, username = 'demo') =>
    (await call('GET', `/line/api/check?username=${username}`, { token })).body.code === 0;

  /** Opens LINE to log in or to register, and returns the code. */
  async function loginCode(
    account: string,
    choice?: string,
    action: 'login' | 'register' = 'login',
  ) {
    const asked = await authorize({ action, challenge: CHALLENGE });
    return codeFrom(await choose(requestOf(asked), account, choice));
  }

  const logIn = (code: string, verifier = VERIFIER) =>
    call('POST', '/api/v1/member/loginLine', { body: { code, verifier } });

  /** Opens LINE to register with an account of no member, and returns its proof. */
  async function lineProof(account: string): Promise<LineProof> {
    const { body } = await logIn(await loginCode(account, 'allow', 'register'));
    expect(body.code).toBe(6008);
    return body.result as unknown as LineProof;
  }

  return {
    authorize,
    requestOf,
    decide,
    choose,
    codeFrom,
    wayBack,
    link,
    isLinked,
    loginCode,
    logIn,
    lineProof,
  };
}
