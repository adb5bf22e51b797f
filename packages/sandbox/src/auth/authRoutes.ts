import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { callerAddress } from '../http/callerAddress.ts';
import { idempotencyKey } from '../http/idempotency.ts';
import { Refusal, sessionInvalid } from '../http/refusal.ts';
import { jsonBody, text } from '../http/validate.ts';
import { memberByLogin } from '../members/members.ts';
import { countFailure, forgetFailures, mustWait } from './loginThrottle.ts';
import { loginRefused, openLogin, requireWelcome } from './openLogin.ts';
import { passwordMatches } from './password.ts';
import { endSessionOf, rotate } from './sessions.ts';
import { bearerToken } from './token.ts';

const Login = v.object({ username: text(1, 64), password: text(1, 128) });

/** Login, logout and token refresh (sections 7 and 8). */
export function authRoutes(app: Hono, context: Context): void {
  app.post('/api/v1/member/login', async (request) => {
    const { username, password } = await jsonBody(request, Login);
    const typed = username.trim();
    const member = memberByLogin(context, typed);
    // Tries with the phone and with the name of one member count together.
    const name = member?.username ?? typed;
    const attempt = { username: name, address: callerAddress(request) };
    if (mustWait(context, attempt)) throw loginRefused(4290);
    const matches = await passwordMatches(password, member?.password);
    // Attempts that arrived during this check count as well.
    if (mustWait(context, attempt)) throw loginRefused(4290);
    if (!matches || !member) {
      countFailure(context, attempt);
      throw loginRefused(5000);
    }
    requireWelcome(context, member);
    forgetFailures(context, name);
    return request.json({ code: 0, result: openLogin(context, member) });
  });

  app.post('/api/v1/member/logout', (request) => {
    const token = bearerToken(request.req.header('Authorization'));
    if (token === undefined) throw sessionInvalid();
    endSessionOf(context, token);
    return request.json({ code: 0 });
  });

  app.post('/refreshtoken/true', (request) => {
    const token = bearerToken(request.req.header('Authorization'));
    const outcome =
      token === undefined ? sessionInvalid() : rotate(context, token, idempotencyKey(request));
    // Section 7 reads the code of this reply regardless of the HTTP status, so a refusal is an ordinary reply.
    return request.json(outcome instanceof Refusal ? outcome.body : { code: 0, ...outcome });
  });
}
