import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { idempotencyKey } from '../http/idempotency.ts';
import { Refusal, sessionInvalid } from '../http/refusal.ts';
import { jsonBody, text } from '../http/validate.ts';
import { memberByUsername } from '../members/members.ts';
import { requireCaller } from './caller.ts';
import { countFailure, forgetFailures, mustWait } from './loginThrottle.ts';
import { passwordMatches } from './password.ts';
import { openSession, revokeSession, rotate } from './sessions.ts';
import { bearerToken } from './token.ts';

const Login = v.object({ username: text(1, 64), password: text(1, 128) });

/** Sentences of section 8; a member can be set to be refused with one of them. */
const refusals: Readonly<Record<number, string>> = {
  1007: 'อัพไลน์ถูกล็อก',
  1008: 'รหัสผ่านถูกล็อก กรุณาติดต่อแอดมิน',
  3000: 'กรุณารอ 1 นาที แล้วเข้าสู่ระบบอีกครั้ง',
  4290: 'เข้าสู่ระบบบ่อยเกินไป',
  5000: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
  5001: 'บัญชีนี้เข้าสู่ระบบไม่ได้ กรุณาติดต่อแอดมิน',
};

function refused(code: number): Refusal {
  return new Refusal(200, { code, messages: refusals[code] });
}

/** Log in, log out, and rotating tokens (sections 7 and 8). */
export function authRoutes(app: Hono, context: Context): void {
  app.post('/api/v1/member/login', async (request) => {
    const { username, password } = await jsonBody(request, Login);
    const name = username.trim();
    if (mustWait(context, name)) throw refused(4290);
    const member = memberByUsername(context, name);
    const matches = await passwordMatches(password, member?.password);
    // Tries that came in while this one was being checked count as well.
    if (mustWait(context, name)) throw refused(4290);
    if (!matches || !member) {
      countFailure(context, name);
      throw refused(5000);
    }
    if (member.login_refusal !== null) throw refused(member.login_refusal);
    forgetFailures(context, name);
    return request.json({
      code: 0,
      result: {
        ...openSession(context, member.id),
        result: { username: member.username, _id: member.id, limitSetting: {} },
        profile: { user: { group_bank: member.group_bank, groupID: member.group_id } },
      },
    });
  });

  app.post('/api/v1/member/logout', (request) => {
    revokeSession(context, requireCaller(context, request).session);
    return request.json({ code: 0 });
  });

  app.post('/refreshtoken/true', (request) => {
    const token = bearerToken(request.req.header('Authorization'));
    const outcome =
      token === undefined ? sessionInvalid() : rotate(context, token, idempotencyKey(request));
    // Section 7 reads the code of this reply, whatever its HTTP status: a refusal is an ordinary reply here.
    return request.json(outcome instanceof Refusal ? outcome.body : { code: 0, ...outcome });
  });
}
