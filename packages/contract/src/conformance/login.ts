import { operations } from '../description.ts';
import type { ConformanceOptions } from './commandLine.ts';
import { exchange, noReply } from './exchange.ts';
import { replyProblems } from './replyChecks.ts';
import type { Finding } from './finding.ts';
import { blank, codeOf } from './walk.ts';

/** The session of a login. */
export interface Session {
  readonly token: string;
  readonly refreshToken: string | null;
  /** The login as a check. */
  readonly finding: Finding;
}

/** Why there is no session, as a sentence. */
export class LoginError extends Error {}

/** Logs the test member in, once: wrong passwords lock an account. Throws LoginError. */
export async function logIn(
  { baseUrl, origin, timeoutMs }: Pick<ConformanceOptions, 'baseUrl' | 'origin' | 'timeoutMs'>,
  username: string,
  password: string,
): Promise<Session> {
  const operation = operations.find(({ id }) => id === 'login');
  if (!operation) throw new Error('the contract has no login');
  const text = JSON.stringify({ username, password });
  const request = { query: [], headers: {}, text, token: null, origin };
  const url = `${baseUrl}${operation.path}`;
  const reply = await exchange({ ...request, method: operation.method, url }, timeoutMs).catch(
    noReply,
  );
  if ('kind' in reply) throw new LoginError(`The login failed: the reply ${reply.problem}.`);
  const { status, body } = reply;
  const code = codeOf(body);
  const { access_token: token, refresh_token: refreshToken = null } =
    (body as { readonly result?: Partial<Record<'access_token' | 'refresh_token', string>> } | null)
      ?.result ?? {};
  if (typeof token !== 'string')
    throw new LoginError(
      `The login was refused (HTTP ${status}, code ${code}). It was tried once, because wrong passwords lock an account.`,
    );
  const deviations = replyProblems(operation, reply, origin, Date.now());
  const outcome = deviations.length > 0 ? 'deviates' : 'ok';
  const finding = { ...blank(operation, 'a login'), outcome, status, code, deviations } as const;
  return { token, refreshToken, finding };
}
